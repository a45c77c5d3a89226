import { join } from 'pathe';
import type { FileKind } from './basics.ts';
import type { Files } from './files.ts';
import { InputError } from './input-error.ts';
import { FOLDERS, find, libraryFor, namesOf } from './library.ts';
import { didYouMean } from './nearest.ts';

export interface LookupOptions {
  readonly files: Files;
  /** Folders of `--data`: searched after the scenario's own and before the bundled one. */
  readonly dataDirs?: readonly string[];
}

/**
 * The path of a file given by path or by name.
 * @throws {InputError} if there is none
 */
export function locate(kind: FileKind, pathOrId: string, { files, dataDirs = [] }: LookupOptions): string {
  if (/[\\/]|\.ya?ml$/.test(pathOrId)) {
    if (files.exists(pathOrId)) return pathOrId;
    throw missing(pathOrId, 'found no such file, expected one to read');
  }
  const library = libraryFor(files, null, dataDirs);
  const path = find(library, kind, pathOrId);
  if (path !== null) return path;
  const names = namesOf(library, kind);
  const here = [`${pathOrId}.yaml`, `${pathOrId}.${kind}.yaml`, join(FOLDERS[kind], `${pathOrId}.yaml`)].find((it) => files.exists(it));
  if (here !== undefined) throw missing(pathOrId, `found no ${kind} of this name, but ${here} exists here; write ${here}`);
  throw missing(
    pathOrId,
    `found no ${kind} of this name, expected ${names.join(', ')} or the path of a file${didYouMean(pathOrId, names)}`,
  );
}

const missing = (file: string, message: string): InputError => new InputError([{ file, line: 0, column: 0, path: '', message }]);
