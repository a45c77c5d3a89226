import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../import/files.ts';
import { validateFile } from '../load/scenarios.ts';
import { writeAtomic } from '../runner/files.ts';
import { inFolder, type OutputFolder, withdraw } from '../runner/folder.ts';
import { asOutputError, OutputError } from '../runner/output-error.ts';
import type { Formats } from '../scenario/formats.ts';
import { note } from './print.ts';

/** Files of an import for the folder that they go to. */
export interface ImportFolder {
  readonly out: string;
  readonly files: Files;
}

/** Refuses a folder with content, unless it is to be overwritten. @throws OutputError */
export async function mayWrite(out: string, force: boolean): Promise<void> {
  if (force || !existsSync(out)) return;
  const there = await readdir(out).catch((error: unknown) => {
    throw asOutputError(out, error);
  });
  if (there.length > 0) throw new OutputError(out, 'already exists; overwrite with --force, or choose another --out');
}

/**
 * Writes an import beside its folder, checks it there, and only then gives it its name, so that the folder has all of it or nothing. One that is
 * overwritten loses what earlier imports wrote, and nothing else.
 *
 * @throws InputError for files that `sandtable validate` would not pass: a fault of the importer
 */
export async function writeImport({ out, files }: ImportFolder, force: boolean, formats: Formats): Promise<void> {
  const beside = `${out}.importing-${process.pid}`;
  let made: OutputFolder | null = null as OutputFolder | null;
  try {
    await inFolder({ out: beside, name: '', resume: false, force: false }, async (folder) => {
      const { path, finish } = folder;
      made = folder;
      await writeAll(path, files);
      // An army is checked with the datasheets that it names, which are all that were written.
      for (const it of files.keys()) if (it.startsWith('armies/')) validateFile(join(path, it), { formats });
      await finish();
    });
    if (existsSync(out) && (await readdir(out)).length > 0) {
      await inFolder({ out, name: '', resume: false, force, warn: note }, async ({ path, clear, finish }) => {
        await clear();
        await writeAll(path, files);
        await finish();
      });
      return;
    }
    await rename(beside, out);
  } catch (error) {
    // Also the folders above it that were made for it.
    for (const it of made === null ? [] : await readdir(beside).catch(() => []))
      await rm(join(beside, it), { recursive: true, force: true });
    if (made !== null) await withdraw(made);
    throw asOutputError(out, error);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, text] of files) await writeAtomic(join(folder, path), text);
}
