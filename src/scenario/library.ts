import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from './input-error.ts';
import { systemWords } from './system-words.ts';
import type { FileKind } from './types.ts';

/** Folder of each kind inside a data folder; scenarios are in the data folder itself. */
export const FOLDERS = {
  scenario: '',
  army: 'armies',
  datasheet: 'datasheets',
  battlefield: 'battlefields',
  mission: 'missions',
  doctrine: 'doctrines',
  examples: 'examples',
} as const satisfies { readonly [kind in FileKind]: string };

/** The folder that holds this package's `package.json`, from the sources and from the build. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const up = dirname(folder);
    if (up === folder) throw new Error('the package has no package.json above its code');
    folder = up;
  }
  return folder;
}

/** The folder of the bundled data. */
export const bundledFolder = (): string => join(packageRoot(), 'scenarios');

/** Data folders in the order in which names are looked up. */
export interface Library {
  readonly folders: readonly string[];
}

/** The data folder of a file: the parent of a kind's folder (`armies/x.yaml`), else the folder itself. */
export function dataFolderOf(path: string): string {
  const folder = dirname(resolve(path));
  const kinds: readonly string[] = Object.values(FOLDERS);
  return kinds.includes(basename(folder)) ? dirname(folder) : folder;
}

/** Next to the file that names something, then the user's data folders, then the bundled ones. */
export function libraryFor(beside: string | null, dataDirs: readonly string[]): Library {
  const folders = [...(beside === null ? [] : [resolve(beside)]), ...dataDirs.map((it) => resolve(it)), bundledFolder()];
  return { folders: [...new Set(folders)] };
}

/** Where the datasheets of an army are looked up: next to the army first, unless it is a bundled one, whose datasheets may be replaced. */
export function besideArmy(library: Library, army: string): Library {
  const own = dataFolderOf(army);
  return own === bundledFolder() ? library : { folders: [...new Set([own, ...library.folders])] };
}

/**
 * The file with a name: in its kind's folder, or as `<name>.<kind>.yaml` in a data folder itself. A reference that is a path
 * is relative to the first folder. Null if there is none.
 */
export function find(library: Library, kind: FileKind, name: string): string | null {
  if (/\.ya?ml$/.test(name)) {
    const path = isAbsolute(name) ? name : resolve(library.folders[0] as string, name);
    return existsSync(path) ? path : null;
  }
  for (const folder of library.folders) {
    for (const file of [join(folder, FOLDERS[kind], `${name}.yaml`), join(folder, `${name}.${kind}.yaml`)]) {
      if (existsSync(file)) return file;
    }
  }
  return null;
}

/** Every name of a kind that can be looked up. */
export const namesOf = (library: Library, kind: FileKind): string[] => [...filesOf(library, kind).keys()].sort();

/** The file of every name of a kind: that of the first folder that has one. */
export function filesOf(library: Library, kind: FileKind): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string): void => {
    const name = stem(path, kind);
    if (!files.has(name)) files.set(name, path);
  };
  for (const folder of library.folders) {
    for (const file of yamlFiles(join(folder, FOLDERS[kind])))
      if (kind !== 'scenario' || !basename(file, '.yaml').includes('.')) add(join(folder, FOLDERS[kind], file));
    if (kind !== 'scenario') for (const file of yamlFiles(folder)) if (file.endsWith(`.${kind}.yaml`)) add(join(folder, file));
  }
  return files;
}

/** The name that a file is looked up by. */
export const stem = (path: string, kind: FileKind): string =>
  basename(path)
    .replace(/\.ya?ml$/, '')
    .replace(new RegExp(`\\.${kind}$`), '');

function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((it) => it.endsWith('.yaml'));
}

/** How messages and results name a file: relative to the package if it is bundled, relative to the current folder if it is below it, else in full. */
export function shownPath(path: string): string {
  const full = resolve(path);
  for (const [root, part] of [
    [packageRoot(), 'scenarios'],
    [process.cwd(), ''],
  ] as const) {
    const way = relative(root, full);
    if (!way.startsWith('..') && !isAbsolute(way) && way.startsWith(part)) return way.split(sep).join('/');
  }
  return full.split(sep).join('/');
}

/** Most bytes of a file that is read: written by hand, none comes near it. */
export const MOST_BYTES = 4_000_000;

/**
 * The text of a file.
 * @throws InputError for one that cannot be read, is too large, or is not UTF-8, with the place
 */
export function readText(path: string): string {
  const refuse = (message: string, line = 0, column = 0): InputError =>
    new InputError([{ file: shownPath(path), line, column, path: '', message }]);
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw refuse('found a folder, expected a file');
    if (!stats.isFile()) throw refuse('found a device or a pipe, expected a file');
    if (stats.size > MOST_BYTES) throw refuse(`found ${stats.size} bytes, expected at most ${MOST_BYTES}`);
    const bytes = readFileSync(path);
    const text = bytes.toString('utf8');
    if (isUtf8(bytes)) return text;
    // What is no UTF-8 has become a replacement character.
    const before = text.slice(0, text.indexOf('\uFFFD')).split('\n');
    throw refuse('found a character that is not UTF-8, expected a file in UTF-8', before.length, (before.at(-1) as string).length + 1);
  } catch (error) {
    const refused = systemWords(error);
    throw refused === null ? error : refuse(refused.what);
  }
}
