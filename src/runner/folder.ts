import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CHUNKS } from './chunkFiles.ts';
import { asOutputError, OutputError } from './outputError.ts';

/** The file that is written last: a folder that holds it is finished. */
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
  'odds.json',
  'odds.md',
  'chances.json',
  'armies.json',
  'armies.md',
];

export interface FolderRequest {
  /** The folder asked for, or null for the next free one of `out/<name>-<k>`. */
  readonly out: string | null;
  /** The scenario's id, or what several are called together. */
  readonly name: string;
  readonly resume: boolean;
  readonly force: boolean;
}

/** Where a run goes, and whether what is there is finished. */
export interface OutputFolder {
  readonly path: string;
  readonly finished: boolean;
}

/**
 * Makes the folder of a run, or takes up an existing one.
 * @throws OutputError for a folder with content without `resume` or `force`, one to be resumed that is not there, and one
 * that cannot be written.
 */
export async function openFolder({ out, name, resume, force }: FolderRequest): Promise<OutputFolder> {
  if (out === null) {
    if (resume) throw new OutputError('--resume', 'needs --out with the folder of the run to go on with');
    return { path: await nextFree(name), finished: false };
  }
  try {
    const there = existsSync(out);
    if (resume && !there) throw new OutputError(out, 'there is nothing to resume');
    await mkdir(out, { recursive: true });
    if (resume) return { path: out, finished: existsSync(join(out, MANIFEST)) };
    const content = await readdir(out);
    if (content.length > 0 && !force) {
      throw new OutputError(out, 'exists already; go on with --resume, overwrite with --force, or choose another --out');
    }
    for (const file of OUTPUTS) await rm(join(out, file), { recursive: true, force: true });
    return { path: out, finished: false };
  } catch (error) {
    throw asOutputError(out, error);
  }
}

/** Making the folder claims it, so that two runs that start together do not share one. */
async function nextFree(name: string): Promise<string> {
  try {
    await mkdir('out', { recursive: true });
    for (let k = 1; ; k++) {
      const path = join('out', `${name}-${k}`);
      try {
        await mkdir(path);
        return path;
      } catch (error) {
        if ((error as { code?: string }).code !== 'EEXIST') throw error;
      }
    }
  } catch (error) {
    throw asOutputError('out', error);
  }
}
