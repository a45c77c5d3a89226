import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, win32 } from 'node:path';
import { parseSpec } from '../../compile/spec.ts';
import { patience } from '../../editions/patience.ts';
import { outsideCode } from '../../load/outside-code.ts';
import type { LocalWorkload } from '../job-player.ts';
import type { Build } from './address.ts';
import { QueueError } from './queue-error.ts';

/** A file of code from outside the package. */
interface SentFile {
  /** Inside the folder that paths are looked up from, with `/`. */
  readonly path: string;
  /** Base64. */
  readonly content: string;
}

/** Everything that a worker needs to play any chunk of a campaign. */
export interface CampaignRecord {
  readonly build: Build;
  /** Without the folder on the coordinator's machine. */
  readonly work: Omit<LocalWorkload, 'from'>;
  readonly code: readonly SentFile[];
  /** Seconds without the end of a game after which code from outside counts as stuck. */
  readonly patience: number;
  /** How long results are kept that nobody fetches, in seconds. */
  readonly keep: number;
}

/**
 * What a campaign is, by content.
 * @throws QueueError for code that cannot be sent: outside of the folder that paths are looked up from
 */
export function recordOf({ from, ...work }: LocalWorkload, build: Build, keep: number): CampaignRecord {
  const paths = outsideCode(work.specs, from).map(({ path }) => path);
  const named = work.specs.map(parseSpec).flatMap(({ base, packs }) => [base, ...packs]);
  const lost = [...paths, ...named].find(
    (path) => isAbsolute(path) || win32.isAbsolute(path) || path.startsWith('file:') || path.split('/').includes('..'),
  );
  if (lost !== undefined)
    throw new QueueError(
      `${lost} cannot be sent to workers, since it is outside of this folder; start the command in a folder that holds all code, and name it by a path in it`,
    );
  const code = [...new Set([...paths, ...paths.flatMap((path) => packagesAbove(from, path))])];
  return {
    build,
    work,
    keep,
    patience: patience(),
    code: code.sort().map((path) => ({ path, content: readFileSync(join(from, path)).toString('base64') })),
  };
}

/** The package files that say how a module is read, from its own folder up to the one that everything is in. */
function packagesAbove(from: string, path: string): string[] {
  const folder = dirname(path);
  const own = join(folder, 'package.json').replaceAll('\\', '/');
  return [...(existsSync(join(from, own)) ? [own] : []), ...(folder === '.' ? [] : packagesAbove(from, folder))];
}

export const digestOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
