import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

let serial = 0;

/**
 * Writes a file so that a reader sees the old content or the new, never a part of it: a temporary file next to it, then a rename.
 * Missing folders are created.
 */
export async function writeAtomic(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  serial += 1;
  const temporary = `${path}.${process.pid}-${threadId}-${serial}.tmp`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
