import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Files } from '../scenario/files.ts';
import { InputError } from '../scenario/input-error.ts';
import * as searched from '../scenario/library.ts';
import { libraryFor as libraryOn } from '../scenario/library.ts';
import { systemWords } from '../scenario/system-words.ts';
import { PACKAGE_ROOT } from './root.ts';

/** The folder that holds this package's `package.json`, from the sources and from the build. */
export const packageRoot = (): string => fileURLToPath(PACKAGE_ROOT).replace(/[\\/]$/, '');

/** The files of this machine. */
export const disk: Files = {
  get root() {
    return packageRoot().replaceAll('\\', '/');
  },
  get here() {
    return process.cwd().replaceAll('\\', '/');
  },
  exists: existsSync,
  read: readText,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
};

/** The folder of the bundled data. */
export const bundledFolder = (): string => searched.bundledFolder(disk);

/** The bundled data alone. */
export const bundledLibrary = (): searched.Library => ({
  files: disk,
  folders: [bundledFolder()],
});

/** Next to the file that names something, then the user's data folders, then the bundled ones. */
export const libraryFor = (beside: string | null, dataDirs: readonly string[]): searched.Library => libraryOn(disk, beside, dataDirs);

/** The data folder of a file: the parent of a kind's folder (`armies/x.yaml`), else the folder itself. */
export const dataFolderOf = (path: string): string => searched.dataFolderOf(disk, path);

/** How messages and results name a file: relative to the package if it is bundled, relative to the current folder if it is below it, else in full. */
export const shownPath = (path: string): string => searched.shownPath(disk, path);

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
    if (stats.size > searched.MOST_BYTES) throw refuse(`found ${stats.size} bytes, expected at most ${searched.MOST_BYTES}`);
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
