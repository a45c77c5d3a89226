import { dirname, resolve } from 'pathe';
import type { Files } from './files.ts';
import { InputError } from './input-error.ts';
import { MOST_BYTES, shownPath } from './library.ts';

/** The folder of the package and of the user, where nothing is on a disk. */
export const MEMORY_ROOT = '/sandtable';

/**
 * Files in memory: those that a page brings, and what was edited over them.
 * @param texts by path, from the folder of the package: `scenarios/patrol.yaml`
 * @param edits likewise; they stand before `texts`
 */
export function filesInMemory(texts: ReadonlyMap<string, string>, edits: ReadonlyMap<string, string> = new Map()): Files {
  const all = new Map([...texts, ...edits].map(([path, text]) => [resolve(MEMORY_ROOT, path), text]));
  const folders = new Map<string, string[]>();
  for (const path of all.keys()) {
    const folder = dirname(path);
    folders.set(folder, [...(folders.get(folder) ?? []), path.slice(folder.length + 1)]);
  }
  const files: Files = {
    root: MEMORY_ROOT,
    here: MEMORY_ROOT,
    exists: (path) => all.has(resolve(MEMORY_ROOT, path)),
    read(path) {
      const refuse = (message: string): InputError =>
        new InputError([
          {
            file: shownPath(files, path),
            line: 0,
            column: 0,
            path: '',
            message,
          },
        ]);
      const text = all.get(resolve(MEMORY_ROOT, path));
      if (text === undefined) throw refuse('there is no such file or folder');
      if (text.length > MOST_BYTES) throw refuse(`found ${text.length} letters, expected at most ${MOST_BYTES}`);
      return text;
    },
    list: (folder) => folders.get(resolve(MEMORY_ROOT, folder)) ?? [],
  };
  return files;
}
