import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlanHeader } from '../campaign/manifest.ts';
import { DICE_VERSION } from '../engine/dice/root-key.ts';
import { moduleUrl, PACKAGE_ROOT, RUNS_SOURCES, readPackage } from '../load/root.ts';

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
  const ending = RUNS_SOURCES ? '.ts' : '.js';
  for (const folder of PLAYING) {
    const root = fileURLToPath(moduleUrl(folder));
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith(ending));
    for (const file of files.sort()) hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, file)));
  }
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
