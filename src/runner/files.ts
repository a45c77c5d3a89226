import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { journalOf, synced } from './written.ts';

let serial = 0;

/** What a file is called until it is whole. */
const TEMPORARY = /\.\d+-\d+-\d+\.tmp$/;

export interface WriteOptions {
  /**
   * Whether it is on the disk, and not only on its way there, when the promise resolves. False is for many files of which a damaged one is
   * known as such, or that are synced together.
   */
  readonly sync?: boolean;
}

/**
 * Writes a file so that a reader sees the old content or the new, never a part of it, also after the machine went down: a temporary file next to
 * it, written out, then a rename. Missing folders are created.
 */
export async function writeAtomic(path: string, content: string | Uint8Array, { sync = true }: WriteOptions = {}): Promise<void> {
  serial += 1;
  // Files of a run are noted, and synced together when it ends.
  const journal = journalOf(path);
  const flush = sync && journal === null;
  await journal?.makeWay(path);
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}-${threadId}-${serial}.tmp`;
  try {
    await writeFile(temporary, content, { flush });
    await journal?.note(path, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  if (flush) await synced(dirname(path));
}

/** Removes what writers that were killed have left: to be called by who holds the lock of the folder. Links are not followed. */
export async function clearTemporary(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await clearTemporary(path);
    else if (entry.isFile() && TEMPORARY.test(entry.name)) await rm(path, { force: true });
  }
}
