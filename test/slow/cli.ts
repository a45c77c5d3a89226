import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIMIT_MS } from '../limit.ts';

export const CLI = fileURLToPath(new URL('../../dist/src/cli.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const environment = (more: { readonly [name: string]: string } = {}): NodeJS.ProcessEnv => {
  const { NO_COLOR: _, FORCE_COLOR: __, GITHUB_ACTIONS: ___, ...rest } = process.env;
  return { ...rest, ...more };
};

/** Runs the compiled command in a folder and waits for it. */
export function sandtable(cwd: string, args: readonly string[], more?: { readonly [name: string]: string }): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    env: environment(more),
    encoding: 'utf8',
    timeout: LIMIT_MS,
  });
  return { code: status, stdout, stderr };
}

/** Starts it and returns. */
export const startSandtable = (cwd: string, args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [CLI, ...args], { cwd, env: environment(), stdio: 'ignore' });

/** The exit code of a process, or the signal that ended it. */
export const endOf = (child: ChildProcess): Promise<number | string> =>
  new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal as string))));

/** Waits until a condition holds; false if time runs out first. */
export async function until(holds: () => boolean, seconds = 600): Promise<boolean> {
  for (let i = 0; i < seconds * 50; i++) {
    if (holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/** Hashes of all files of a run that must be equal for equal campaigns. */
export function hashesOf(folder: string): { [file: string]: string } {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const files = names
    .map((it) => join(it.parentPath, it.name).slice(folder.length + 1))
    .filter((it) => it !== 'run.json' && !it.startsWith('report.'));
  return Object.fromEntries(
    files.sort().map((it) => [
      it,
      createHash('sha256')
        .update(readFileSync(join(folder, it)))
        .digest('hex'),
    ]),
  );
}
