import type { Formats } from './formats.ts';
import { dataFolderOf, libraryFor } from './library.ts';
import { type LookupOptions, locate } from './locate.ts';
import { finish, newReading, type Reading, readNamed, readPath, type Spot } from './reading.ts';
import type { DoctrineBody } from './schema/doctrine.ts';
import type { DoctrineAnswer, DoctrineFile } from './types.ts';

/**
 * Reads a doctrine by path or id.
 * @throws {InputError} with every fault found in it
 */
export function loadDoctrine(pathOrId: string, options: LookupOptions & { readonly formats: Formats }): DoctrineFile {
  const path = locate('doctrine', pathOrId, options);
  const reading = newReading(libraryFor(dataFolderOf(path), options.dataDirs ?? []), options.formats);
  const checked = readPath(reading, 'doctrine', path);
  finish(reading);
  if (checked === null) throw new Error(`doctrine ${path} could not be read, for no known reason`);
  return makeDoctrine(checked.data);
}

/** The doctrine with a name; null if it has faults, which are noted. */
export function readDoctrine(reading: Reading, name: string, from: Spot): DoctrineFile | null {
  const checked = readNamed(reading, 'doctrine', name, from);
  return checked === null ? null : makeDoctrine(checked.data);
}

export function makeDoctrine(body: DoctrineBody): DoctrineFile {
  const { intent, 'arrive-towards': arrival, ...others } = body.answers;
  const answers: { [decision: string]: DoctrineAnswer } = { ...others };
  for (const [decision, rules] of [['intent', intent] as const, ['arrive-towards', arrival] as const]) {
    if (typeof rules === 'string') answers[decision] = rules;
    else if (rules !== undefined) answers[decision] = rules.map((rule) => ({ if: listOf(rule.if), do: listOf(rule.do) }));
  }
  return { id: body.id, title: body.title, answers, ...(body.commander === undefined ? {} : { commander: body.commander }) };
}

const listOf = <T extends string>(words: T | readonly T[]): readonly T[] => (typeof words === 'string' ? [words] : words);
