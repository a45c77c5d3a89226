import { existsSync } from 'node:fs';
import { mkdir, readdir, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Manifest } from '../campaign/manifest.ts';
import { systemWords } from '../scenario/system-words.ts';
import { discardChunks } from './chunk-files.ts';
import { clearTemporary, writeAtomic } from './files.ts';
import { clearEarlier, FILES, filesBefore, MANIFEST, mayOverwrite } from './listed.ts';
import { isOfLock, lockFolder } from './lock.ts';
import { asOutputError, OutputError } from './output-error.ts';
import { sealed } from './stored-json.ts';
import { Journal, secured, synced } from './written.ts';

export interface FolderRequest {
  /** The folder requested, or null for the next free one of `out/<name>-<k>`. */
  readonly out: string | null;
  /** The scenario's id, or a common name for several. */
  readonly name: string;
  readonly resume: boolean;
  readonly force: boolean;
  /** Told, in a line, of what was found in the folder. */
  readonly warn?: (words: string) => void;
}

/** Where a run is written, and whether it is already finished. */
export interface OutputFolder {
  readonly path: string;
  readonly finished: boolean;
  /** The first folder on the way to it that was not there before, itself or one above; null if it was there. */
  readonly made: string | null;
  /** With `force`: removes what earlier runs have left. To be called when it is known that the new one can be played. */
  readonly clear: () => Promise<void>;
  /** Says what was written, by this run and those before it: in the manifest of a run, or in a file of its own. The last thing that is written. */
  readonly finish: (manifest?: Manifest) => Promise<void>;
  /** Gives its lock back. */
  readonly close: () => Promise<void>;
}

/** Whether what the system refused was to write in a folder: of writing into an open file it does not say which. */
const isWithin = (folder: string, error: unknown): boolean => {
  const path = systemWords(error)?.path;
  return path === null || (path !== undefined && resolve(path).startsWith(resolve(folder)));
};

/** Opens a folder, and closes it whatever happens. @throws what `openFolder` and `use` throw */
export async function inFolder<T>(request: FolderRequest, use: (folder: OutputFolder) => Promise<T>): Promise<T> {
  const folder = await openFolder(request);
  return use(folder)
    .catch((error: unknown) => Promise.reject(isWithin(folder.path, error) ? asOutputError(folder.path, error) : error))
    .finally(folder.close);
}

/**
 * Creates the folder of a run, or opens an existing one, and takes its lock.
 * @throws OutputError for a folder with content without `resume` or `force`, one to be resumed that does not exist, and one
 * that cannot be written.
 */
export async function openFolder({ out, name, resume, force, warn }: FolderRequest): Promise<OutputFolder> {
  if (out === null && resume) throw new OutputError('--resume', 'needs --out with the folder of the run to continue');
  try {
    if (out === null) return await opened(await nextFree(name), { finished: false, force: false, warn });
    if (resume && !existsSync(out)) throw new OutputError(out, 'there is nothing to resume');
    const made = (await mkdir(out, { recursive: true })) ?? null;
    const folder = await opened(
      { path: out, made: resume ? null : made },
      { finished: existsSync(join(out, MANIFEST)) && resume, force, warn },
    );
    try {
      if (!resume && !force && (await readdir(out)).some((it) => !isOfLock(it)))
        throw new OutputError(out, 'already exists; continue with --resume, overwrite with --force, or choose another --out');
      if (force) await mayOverwrite(out);
      if (made === null) await clearTemporary(out);
      return folder;
    } catch (error) {
      await folder.close();
      throw error;
    }
  } catch (error) {
    throw asOutputError(out ?? 'out', error);
  }
}

async function opened(
  { path, made }: Pick<OutputFolder, 'path' | 'made'>,
  { finished, force, warn }: { readonly finished: boolean; readonly force: boolean; readonly warn: FolderRequest['warn'] },
): Promise<OutputFolder> {
  const unlock = await lockFolder(path, warn);
  const journal = new Journal(path);
  return {
    path,
    made,
    finished,
    clear: async () => {
      if (force) await clearEarlier(path, journal, warn);
    },
    finish: async (manifest) => {
      const name = manifest === undefined ? FILES : MANIFEST;
      const files = (await secured(path, await filesBefore(path))).filter((it) => it.path !== name);
      await writeAtomic(join(path, name), sealed({ ...(manifest ?? { format: 1 }), files }));
      await synced(join(path, name));
      await discardChunks(path);
    },
    close: async () => {
      journal.close();
      await unlock();
    },
  };
}

/**
 * Takes away the folder of a run that was refused before anything was played, and those above it that were made for it; one with anything in
 * it, or that was there before, stays.
 */
export async function withdraw({ path, made }: OutputFolder): Promise<void> {
  if (made === null) return;
  const first = resolve(made);
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const gone = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (!gone || folder === first) return;
  }
}

/** Creating the folder claims it, so that two runs that start together do not share one. */
async function nextFree(name: string): Promise<Pick<OutputFolder, 'path' | 'made'>> {
  try {
    const made = await mkdir('out', { recursive: true });
    for (let k = 1; ; k++) {
      const path = join('out', `${name}-${k}`);
      try {
        await mkdir(path);
        return { path, made: made ?? path };
      } catch (error) {
        if ((error as { code?: string }).code !== 'EEXIST') throw error;
      }
    }
  } catch (error) {
    throw asOutputError('out', error);
  }
}
