import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { ZipError } from './zip-error.ts';

/* Folders as one file. They hold texts alone. */

/** Most bytes of a folder that is read, packed and unpacked. */
const MOST_PACKED = 5_000_000;
const MOST_BYTES = 20_000_000;
const MOST_FILES = 5_000;

/** Texts by path as one file: the same bytes for the same texts, whenever and wherever. */
export function zipped(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  return Uint8Array.from(
    zipSync(Object.fromEntries(entries.map(([path, text]) => [path, strToU8(text)])), { mtime: '2000-01-01T12:00:00' }),
  );
}

/**
 * The texts of a folder, by path.
 * @throws ZipError for what is no such file, or holds too much
 */
export function unzipped(bytes: Uint8Array): Readonly<Record<string, string>> {
  if (bytes.length > MOST_PACKED) throw new ZipError(`This file has ${bytes.length} bytes, and at most ${MOST_PACKED} are read.`);
  let [files, size] = [0, 0];
  const isTaken = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    files += 1;
    size += originalSize;
    if (files > MOST_FILES || size > MOST_BYTES) throw new ZipError('This folder holds too much: it is none that the studio has saved.');
    return !name.endsWith('/');
  };
  try {
    const found = Object.entries(unzipSync(bytes, { filter: isTaken }));
    return Object.fromEntries(found.map(([path, content]) => [path, utf8(path, content)]));
  } catch (error) {
    if (error instanceof ZipError) throw error;
    throw new ZipError('This file cannot be read: save it again, as a .zip.');
  }
}

function utf8(path: string, content: Uint8Array): string {
  const text = strFromU8(content);
  if (!text.includes('\ufffd')) return text;
  throw new ZipError(`${path.slice(0, 80)} is no text.`);
}
