import { checkFile, type FileData } from './check.ts';
import type { Formats } from './formats.ts';
import { InputError, type InputIssue, inReadingOrder } from './input-error.ts';
import { find, type Library, namesOf, shownPath, stem } from './library.ts';
import { didYouMean } from './nearest.ts';
import { formatPath, type PathStep } from './path.ts';
import type { FileKind, Source } from './types.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** Depth to which positions are kept: `armies.red.units[2].models`. */
const POSITION_DEPTH = 5;
/** How many names a message lists if none is close. */
const MOST_NAMES = 12;

/** Files being read for one purpose, and all faults found in them. */
export interface Reading {
  readonly lookup: Library;
  readonly formats: Formats;
  readonly issues: InputIssue[];
  readonly sources: Source[];
  /** Where files are named that others name, by path. */
  readonly namedAt: Map<string, Pick<InputIssue, 'file' | 'line' | 'column'>>;
  /** Files already read, by path. */
  readonly files: Map<string, { readonly file: YamlFile; readonly data: unknown }>;
  /** Paths of the datasheets that units have, by the name in their lists. */
  readonly sheets: Map<string, string>;
}

export const newReading = (library: Library, formats: Formats): Reading => ({
  lookup: library,
  formats,
  issues: [],
  sources: [],
  namedAt: new Map(),
  files: new Map(),
  sheets: new Map(),
});

/** A file that passed its schema. */
export interface Checked<K extends FileKind> {
  readonly file: YamlFile;
  readonly data: FileData<K>;
}

/** A place in the input: a file and the path of the body inside it. */
export interface Spot {
  readonly file: YamlFile;
  readonly path: readonly PathStep[];
}

export const below = (spot: Spot, ...steps: readonly PathStep[]): Spot => ({ file: spot.file, path: [...spot.path, ...steps] });

/** Notes that the value at a spot is wrong. */
export function complain(reading: Reading, spot: Spot, message: string): void {
  const [line, column] = spot.file.placeOf(spot.path);
  reading.issues.push({ file: spot.file.path, line, column, path: formatPath(spot.path), message });
}

/** Reads the file at a path; null if it can't be used, for reasons which are noted. */
export function readPath<K extends FileKind>(reading: Reading, kind: K, path: string): Checked<K> | null {
  const known = reading.files.get(path);
  if (known !== undefined) return known.data === null ? null : { file: known.file, data: known.data as FileData<K> };
  const text = textOf(reading, path);
  if (text === null) return null;
  const file = readYaml(shownPath(reading.lookup.files, path), text);
  const data = checkFile(kind, file, reading.issues, reading.formats);
  reading.files.set(path, { file, data });
  if (data === null) return null;
  const id = idOf(data) ?? stem(path, kind);
  reading.sources.push({ kind, id, path: file.path, digest: file.digest, positions: file.positions(POSITION_DEPTH) });
  return { file, data };
}

/** The text of a file; null if it cannot be read, for reasons which are noted. */
function textOf(reading: Reading, path: string): string | null {
  try {
    return reading.lookup.files.read(path);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    reading.issues.push(...error.issues);
    return null;
  }
}

/** Reads the file with a name; `from` is where it is named. */
export function readNamed<K extends FileKind>(reading: Reading, kind: K, name: string, from: Spot): Checked<K> | null {
  const { lookup: library } = reading;
  const path = find(library, kind, name);
  if (path === null) {
    const isPath = /\.ya?ml$/.test(name);
    const what = isPath ? `found "${name}", expected a file that exists` : `found unknown ${kind} "${name}"`;
    const names = namesOf(library, kind);
    const near = didYouMean(name, names) || `; known are ${names.slice(0, MOST_NAMES).join(', ')}`;
    complain(reading, from, isPath ? what : `${what}, expected one next to the scenario, in a data folder or bundled${near}`);
    return null;
  }
  const [line, column] = from.file.placeOf(from.path);
  const shown = shownPath(library.files, path);
  if (!reading.namedAt.has(shown)) reading.namedAt.set(shown, { file: from.file.path, line, column });
  const checked = readPath(reading, kind, path);
  const id = checked === null ? null : idOf(checked.data);
  if (checked !== null && id !== null && id !== stem(path, kind)) {
    complain(reading, { file: checked.file, path: ['id'] }, `found "${id}", expected "${stem(path, kind)}" as the file is named`);
  }
  return checked;
}

function idOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('id' in data)) return null;
  return typeof data.id === 'string' ? data.id : null;
}

/** Throws if any faults were found. */
export function finish(reading: Reading): void {
  if (reading.issues.length > 0) throw new InputError(withChains(inReadingOrder(reading.issues), reading.namedAt));
}

/** The first fault of a file that others name, with the chain of those that name it. */
function withChains(issues: readonly InputIssue[], namedAt: Reading['namedAt']): InputIssue[] {
  const told = new Set<string>();
  return issues.map((issue) => {
    if (told.has(issue.file)) return issue;
    told.add(issue.file);
    const chain: string[] = [];
    const passed = new Set([issue.file]);
    for (let at = namedAt.get(issue.file); at !== undefined && !passed.has(at.file); at = namedAt.get(at.file)) {
      passed.add(at.file);
      chain.push(`${at.file}:${at.line}:${at.column}`);
    }
    return chain.length === 0 ? issue : { ...issue, message: `${issue.message} (named in ${chain.join(', named in ')})` };
  });
}
