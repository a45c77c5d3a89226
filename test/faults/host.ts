import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Around, Ended } from './process.ts';

const HOST = fileURLToPath(new URL('host.mjs', import.meta.url));

/** A command line that takes longer hangs, milliseconds. */
const HANGING_MS = 180_000;

/** What a process has done so often it is replaced: the modules of hostile packs stay in its memory. */
const MOST = 500;

interface Host {
  readonly child: ChildProcess;
  done: number;
}

const idle: Host[] = [];

function openHost(): Host {
  const { NO_COLOR: _, FORCE_COLOR: __, GITHUB_ACTIONS: ___, VITEST: ____, ...env } = process.env;
  const child = fork(HOST, [], { execArgv: [], env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  // It is there as long as this process is, and does not keep it.
  child.unref();
  child.channel?.unref();
  return { child, done: 0 };
}

/** Carries out a command line in a process that has carried out others. One that never ends is `hangs`; one that ends the process, its code. */
export function hosted(args: readonly string[], { cwd, env = {} }: Pick<Around, 'cwd' | 'env'>): Promise<Ended> {
  const host = idle.pop() ?? openHost();
  const { child } = host;
  return new Promise<Ended>((resolve) => {
    child.channel?.ref();
    child.ref();
    const limit = setTimeout(() => finish({ code: 'hangs', stdout: '', stderr: '' }, true), HANGING_MS);
    const onMessage = (message: unknown): void => finish(message as Ended, false);
    const onExit = (code: number | null, signal: string | null): void =>
      finish({ code: code ?? String(signal), stdout: '', stderr: 'ended the process' }, true);
    const finish = (it: Ended, spent: boolean): void => {
      clearTimeout(limit);
      child.off('message', onMessage);
      child.off('exit', onExit);
      host.done += 1;
      if (spent || host.done >= MOST) child.kill('SIGKILL');
      else idle.push(host);
      child.channel?.unref();
      child.unref();
      resolve(it);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send({ args, cwd, env });
  });
}
