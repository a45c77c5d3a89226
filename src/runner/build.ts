import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { PlanHeader } from '../campaign/manifest.ts';
import { DICE_VERSION } from '../engine/dice/root-key.ts';
import { modulesBelow } from '../load/own-modules.ts';
import { PACKAGE_ROOT, readPackage } from '../load/root.ts';

export const sandtableVersion = (): string => readPackage().version;

export const planHeader = (): PlanHeader => ({
  format: 1,
  sandtable: sandtableVersion(),
  diceVersion: DICE_VERSION,
  code: codeDigest(),
  commit: commitOfCode(),
});

/** Folders whose files determine how an engagement goes. */
export const PLAYING = [
  'src/campaign',
  'src/compile',
  'src/digest',
  'src/doctrine',
  'src/editions',
  'src/engine',
  'src/kit',
  'src/load',
  'src/rules',
  'src/runner',
  'src/scenario',
  'variants',
];

/** Digest of the code that plays, as it runs: sources and compiled code have different ones. */
export function codeDigest(): string {
  const hash = createHash('sha256');
  for (const { path, text } of modulesBelow(PLAYING)) hash.update(`${path}\0`).update(text);
  return hash.digest('hex').slice(0, 16);
}

/** The commit of the package's own repository. */
function commitOfCode(): string | null {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: fileURLToPath(PACKAGE_ROOT), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('rev-parse', '--show-prefix') !== '') return null;
    const commit = git('rev-parse', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}-dirty`;
  } catch {
    return null;
  }
}
