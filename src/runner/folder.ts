import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CHUNKS } from './chunk-files.ts';
import { clearTemporary } from './files.ts';
import { LOCK, lockFolder } from './lock.ts';
import { asOutputError, OutputError } from './output-error.ts';

/** The file that is written last: a folder with it is finished. */
export const MANIFEST = 'run.json';

/** Everything a run leaves; `--force` removes these and nothing else. */
const OUTPUTS = [
  MANIFEST,
  CHUNKS,
  'campaign.json',
  'engagements.arrow',
  'rounds.arrow',
  'units.arrow',
  'positions.arrow',
  'casualties.arrow',
  'summary.json',
  'report.html',
  'report.md',
  'charts',
  'ablation.json',
  'ablation.md',
  'sweep.json',
  'sweep.md',
  'check.json',
  'check.md',
  'junit.xml',
  'replays',
  'odds.json',
  'odds.md',
  'chances.json',
  'armies.json',
  'armies.md',
  'balance.json',
  'balance.md',
  'training.json',
  'doctrines',
];

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
  /** Gives its lock back. */
  readonly close: () => Promise<void>;
}

/** Opens a folder, and closes it whatever happens. @throws what `openFolder` and `use` throw */
export async function inFolder<T>(request: FolderRequest, use: (folder: OutputFolder) => Promise<T>): Promise<T> {
  const folder = await openFolder(request);
  return use(folder).finally(folder.close);
}

/**
 * Creates the folder of a run, or opens an existing one, and takes its lock.
 * @throws OutputError for a folder with content without `resume` or `force`, one to be resumed that does not exist, and one
 * that cannot be written.
 */
export async function openFolder({ out, name, resume, force, warn }: FolderRequest): Promise<OutputFolder> {
  if (out === null) {
    if (resume) throw new OutputError('--resume', 'needs --out with the folder of the run to continue');
    const free = await nextFree(name);
    const close = await lockFolder(free.path, warn).catch((error: unknown) => Promise.reject(asOutputError(free.path, error)));
    return { ...free, finished: false, close };
  }
  try {
    if (resume && !existsSync(out)) throw new OutputError(out, 'there is nothing to resume');
    const made = (await mkdir(out, { recursive: true })) ?? null;
    const close = await lockFolder(out, warn);
    try {
      if (!resume && !force && (await readdir(out)).some((it) => it !== LOCK))
        throw new OutputError(out, 'already exists; continue with --resume, overwrite with --force, or choose another --out');
      if (made === null) await clearTemporary(out);
      if (force) for (const file of OUTPUTS) await rm(join(out, file), { recursive: true, force: true });
      return { path: out, finished: existsSync(join(out, MANIFEST)), made: resume ? null : made, close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    throw asOutputError(out, error);
  }
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
