import { basename, dirname, isAbsolute, join, relative, resolve } from 'pathe';
import type { Files } from './files.ts';
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

/** The folder of the bundled data. */
export const bundledFolder = ({ root }: Files): string => join(root, 'scenarios');

/** Data folders in the order in which names are looked up. */
export interface Library {
  readonly files: Files;
  readonly folders: readonly string[];
}

/** The data folder of a file: the parent of a kind's folder (`armies/x.yaml`), else the folder itself. */
export function dataFolderOf({ here }: Files, path: string): string {
  const folder = dirname(resolve(here, path));
  const kinds: readonly string[] = Object.values(FOLDERS);
  return kinds.includes(basename(folder)) ? dirname(folder) : folder;
}

/** Next to the file that names something, then the user's data folders, then the bundled ones. */
export function libraryFor(files: Files, beside: string | null, dataDirs: readonly string[]): Library {
  const own = [...(beside === null ? [] : [beside]), ...dataDirs].map((it) => resolve(files.here, it));
  return { files, folders: [...new Set([...own, bundledFolder(files)])] };
}

/** Where the datasheets of an army are looked up: next to the army first, unless it is a bundled one, whose datasheets may be replaced. */
export function besideArmy(library: Library, army: string): Library {
  const own = dataFolderOf(library.files, army);
  return own === bundledFolder(library.files) ? library : { files: library.files, folders: [...new Set([own].concat(library.folders))] };
}

/**
 * The file with a name: in its kind's folder, or as `<name>.<kind>.yaml` in a data folder itself. A reference that is a path
 * is relative to the first folder. Null if there is none.
 */
export function find(library: Library, kind: FileKind, name: string): string | null {
  if (/\.ya?ml$/.test(name)) {
    const path = isAbsolute(name) ? name : resolve(library.folders[0] as string, name);
    return library.files.exists(path) ? path : null;
  }
  for (const folder of library.folders) {
    for (const file of [join(folder, FOLDERS[kind], `${name}.yaml`), join(folder, `${name}.${kind}.yaml`)]) {
      if (library.files.exists(file)) return file;
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
    for (const file of yamlFiles(library.files, join(folder, FOLDERS[kind])))
      if (kind !== 'scenario' || !basename(file, '.yaml').includes('.')) add(join(folder, FOLDERS[kind], file));
    if (kind !== 'scenario')
      for (const file of yamlFiles(library.files, folder)) if (file.endsWith(`.${kind}.yaml`)) add(join(folder, file));
  }
  return files;
}

/** The name that a file is looked up by. */
export const stem = (path: string, kind: FileKind): string =>
  basename(path)
    .replace(/\.ya?ml$/, '')
    .replace(new RegExp(`\\.${kind}$`), '');

const yamlFiles = (files: Files, folder: string): string[] => files.list(folder).filter((it) => it.endsWith('.yaml'));

/** How messages and results name a file: relative to the package if it is bundled, relative to the current folder if it is below it, else in full. */
export function shownPath({ root, here }: Files, path: string): string {
  const full = resolve(here, path);
  for (const [folder, part] of [
    [root, 'scenarios'],
    [here, ''],
  ] as const) {
    const way = relative(folder, full);
    if (!way.startsWith('..') && !isAbsolute(way) && way.startsWith(part)) return way;
  }
  return full;
}

/** Most bytes of a file that is read: written by hand, none comes near it. */
export const MOST_BYTES = 4_000_000;
