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
  const searching = searchOf(pathOrId);
  if (searching !== null) return searching;
  const path = locate('doctrine', pathOrId, options);
  const reading = newReading(libraryFor(options.files, dataFolderOf(options.files, path), options.dataDirs ?? []), options.formats);
  const checked = readPath(reading, 'doctrine', path);
  finish(reading);
  if (checked === null) throw new Error(`doctrine ${path} could not be read, for no known reason`);
  return makeDoctrine(checked.data);
}

/** The doctrine with a name; null if it has faults, which are noted. */
export function readDoctrine(reading: Reading, name: string, from: Spot): DoctrineFile | null {
  const searching = searchOf(name);
  if (searching !== null) return searching;
  const checked = readNamed(reading, 'doctrine', name, from);
  return checked === null ? null : makeDoctrine(checked.data);
}

const SEARCH = /^search:([1-9][0-9]{0,4})$/;

/** `search:64`: the commander, who tries each decision of weight out 64 times before it takes it. Null for any other name. */
function searchOf(name: string): DoctrineFile | null {
  const [, rollouts] = SEARCH.exec(name) ?? [];
  if (rollouts === undefined) return null;
  return {
    id: name,
    title: `Search - tries each decision of weight ${rollouts} times`,
    answers: {},
    commander: {},
    rollouts: Number(rollouts),
  };
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
