import { makeArmy } from './army.ts';
import { makeBattlefield } from './battlefield.ts';
import { makeDatasheet } from './datasheet.ts';
import { loadExamples } from './examples.ts';
import { InputError } from './input-error.ts';
import { dataFolderOf, libraryFor, shownPath } from './library.ts';
import { type LoadOptions, loadScenario } from './load.ts';
import { finish, newReading, type Reading, readPath } from './reading.ts';
import type { FileKind } from './types.ts';
import { readYaml } from './yaml-file.ts';

/** Keys that only one kind of file has. */
const TELLING: readonly (readonly [FileKind, string])[] = [
  ['examples', 'examples'],
  ['scenario', 'armies'],
  ['datasheet', 'models'],
  ['army', 'units'],
  ['battlefield', 'terrain'],
  ['battlefield', 'width'],
  ['doctrine', 'answers'],
  ['mission', 'rounds'],
];

/** The kind of a file: from the `$schema` that its first line names, else from its keys. Null if neither tells. */
export function kindOf(text: string, data: unknown): FileKind | null {
  const named = /^#.*\$schema=.*?([a-z]+)\.schema\.json/m.exec(text.slice(0, 500))?.[1];
  const kinds: readonly string[] = TELLING.map(([kind]) => kind);
  if (named !== undefined && kinds.includes(named)) return named as FileKind;
  if (Array.isArray(data)) return 'examples';
  if (typeof data !== 'object' || data === null) return null;
  return TELLING.find(([, key]) => key in data)?.[0] ?? null;
}

export interface ValidateOptions extends LoadOptions {
  /** The kind of the file, if it can't be detected. */
  readonly kind?: FileKind;
}

/**
 * Checks a file of any kind with everything it names; returns its kind.
 * @throws {InputError} with every fault found
 */
export function validateFile(path: string, options: ValidateOptions): FileKind {
  const { files, formats, dataDirs = [] } = options;
  if (!files.exists(path))
    throw new InputError([{ file: path, line: 0, column: 0, path: '', message: 'found no such file, expected one to read' }]);
  const text = files.read(path);
  const file = readYaml(shownPath(files, path), text);
  if (file.issues.length > 0) throw new InputError(file.issues);
  const kind = options.kind ?? kindOf(text, file.data);
  if (kind === null) {
    const message = 'found no sign of what the file is, expected a first line "# yaml-language-server: $schema=.../<kind>.schema.json"';
    throw new InputError([{ file: file.path, line: 1, column: 1, path: '', message }]);
  }
  if (kind === 'scenario') loadScenario(path, options);
  else if (kind === 'examples') loadExamples(path, options);
  else checkAlone(newReading(libraryFor(files, dataFolderOf(files, path), dataDirs), formats), kind, path);
  return kind;
}

function checkAlone(reading: Reading, kind: Exclude<FileKind, 'scenario' | 'examples'>, path: string): void {
  if (kind === 'army') {
    const checked = readPath(reading, kind, path);
    if (checked !== null) makeArmy(reading, checked.data, { file: checked.file, path: [] }, new Map());
  } else if (kind === 'datasheet') {
    const checked = readPath(reading, kind, path);
    if (checked !== null) makeDatasheet(reading, checked.data, { file: checked.file, path: [] });
  } else if (kind === 'battlefield') {
    const checked = readPath(reading, kind, path);
    if (checked !== null) makeBattlefield(reading, checked.data, { file: checked.file, path: [] });
  } else {
    readPath(reading, kind, path);
  }
  finish(reading);
}
