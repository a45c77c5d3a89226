import { ownFilesIn } from './own-files.ts';
import { freeName, isName, type Project } from './own-store.ts';
import { unzipped, zipped } from './own-zip.ts';
import { ZipError } from './zip-error.ts';

/* All projects of a browser as one file, with a folder for each, to be taken to another browser or kept elsewhere. */

/** All projects as one file. */
export const projectsFile = (projects: readonly Project[]): Uint8Array<ArrayBuffer> =>
  zipped(Object.fromEntries(projects.flatMap(({ name, files }) => Object.entries(files).map(([path, text]) => [`${name}/${path}`, text]))));

/**
 * The projects of such a file, under names that are not taken.
 * @throws ZipError, OwnFilesError
 */
export function projectsIn(bytes: Uint8Array, taken: readonly string[]): readonly Project[] {
  const texts = new Map<string, Record<string, string>>();
  for (const [place, text] of Object.entries(unzipped(bytes))) {
    const [, name = '', path = ''] = /^([^/]*)\/(.*)$/su.exec(place) ?? [];
    if (!isName(name)) throw new ZipError('This file does not hold projects of the studio: save all of them again.');
    texts.set(name, { ...texts.get(name), [path]: text });
  }
  const names = [...taken];
  return [...texts].map(([name, files]) => {
    const free = freeName(name, names);
    names.push(free);
    return { name: free, files: ownFilesIn(files) };
  });
}
