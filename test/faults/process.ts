import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../dist/src/cli.js', import.meta.url));

/** A process that has not ended after so long hangs, milliseconds. */
const HANGING_MS = 120_000;

export interface Ended {
  /** The exit code, or the signal that ended it. */
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Around {
  readonly cwd: string;
  /** `kept`: read to the end; `closed`: a reader that stops at once; `full`: a disk without room. */
  readonly stdout?: 'kept' | 'closed' | 'full';
  readonly env?: { readonly [name: string]: string };
  /** Kills it after so many milliseconds. */
  readonly killAfter?: number;
  /** Interrupts it, as Ctrl-C does, as soon as this file is there. */
  readonly interruptAt?: string;
}

const LOOK_EVERY_MS = 20;

/** Runs the compiled command and waits for its end. */
export function sandtable(args: readonly string[], { cwd, stdout = 'kept', env = {}, killAfter, interruptAt }: Around): Promise<Ended> {
  const { NO_COLOR: _, FORCE_COLOR: __, GITHUB_ACTIONS: ___, ...rest } = process.env;
  const full = stdout === 'full' ? openSync('/dev/full', 'w') : null;
  const child = spawn(process.execPath, [CLI, ...args], { cwd, env: { ...rest, ...env }, stdio: ['ignore', full ?? 'pipe', 'pipe'] });
  if (full !== null) closeSync(full);
  const said = { stdout: '', stderr: '' };
  if (stdout === 'closed') child.stdout?.destroy();
  else child.stdout?.on('data', (bytes: Buffer) => (said.stdout += bytes.toString()));
  child.stderr?.on('data', (bytes: Buffer) => (said.stderr += bytes.toString()));
  const limit = setTimeout(() => child.kill('SIGKILL'), killAfter ?? HANGING_MS);
  const look = setInterval(() => {
    if (interruptAt === undefined || !existsSync(interruptAt)) return;
    clearInterval(look);
    child.kill('SIGINT');
  }, LOOK_EVERY_MS);
  return new Promise((resolve) =>
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      clearInterval(look);
      resolve({ code: code ?? String(signal), ...said });
    }),
  );
}

/** What a user must never see: that nobody thought of it, or where in our code it was. */
const CRASH = /this should not have happened|^ {4}at |^node:internal|Unhandled|Warning: /m;

/** Why an ending is wrong, with how to repeat it; null if it is as it has to be. */
export function wrongEnd(args: readonly string[], { code, stderr }: Ended, expected: number, says?: RegExp): string | null {
  const shown = `sandtable ${args.join(' ')}`;
  if (code !== expected) return `${shown}: ended with ${code}, expected ${expected}: ${stderr.slice(-400)}`;
  if (CRASH.test(stderr)) return `${shown}: ${stderr.slice(-800)}`;
  if (says !== undefined && !says.test(stderr)) return `${shown}: said ${JSON.stringify(stderr.slice(-400))}, expected ${says.source}`;
  return null;
}
