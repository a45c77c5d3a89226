import { existsSync, rmSync } from 'node:fs';
import { constants, copyFile, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { type Holder, readHolder, stillRuns, thisProcess } from './holder.ts';
import { OutputError } from './output-error.ts';

/** The file that says that a run is writing the folder. */
export const LOCK = '.lock';

/** Whether a file of a folder is its lock, or one with which somebody is about to ask for it. */
export const isOfLock = (name: string): boolean => name === LOCK || name.startsWith(`${LOCK}.`);

/** A lock that cannot be read is being written, or was left by a machine that went down; after so long it is the latter. */
const UNREADABLE_MS = 10_000;

/** Paths of locks that this process holds, so that they go with it. */
const held = new Set<string>();

/** Those of them that wait for the next who takes them in this process. */
const handedOver = new Set<string>();

/**
 * Keeps a lock that this process holds for who goes on in the folder: given back and taken again it could be somebody else's between. What
 * gives it back does nothing from here on; it goes with the process, if nobody takes it.
 */
export const handOver = (folder: string): void => {
  handedOver.add(join(folder, LOCK));
};

/**
 * Takes the lock of a folder. What a process that is gone from this host has left is taken over.
 * @param warn told who left a lock that was taken over
 * @returns what gives it back
 * @throws OutputError if another run is writing there
 */
export function lockFolder(folder: string, warn?: (words: string) => void): Promise<() => Promise<void>> {
  const taken = turn.then(() => takeLock(folder, warn));
  turn = taken.catch(() => undefined);
  return taken;
}

/** One after the other in this process, which could not tell its own locks from those of an earlier one of its number else. */
let turn: Promise<unknown> = Promise.resolve();

async function takeLock(folder: string, warn?: (words: string) => void): Promise<() => Promise<void>> {
  const path = join(folder, LOCK);
  if (handedOver.delete(path)) return giveBack(path);
  const own = thisProcess();
  const draft = `${path}.${process.pid}-0-0.tmp`;
  const written = (): Promise<void> => writeFile(draft, `${JSON.stringify(own)}\n`);
  await written();
  try {
    // A link comes into being with its content, and only where there is none.
    for (let made = await linked(draft, path); made !== 'made'; made = await linked(draft, path))
      await (made === 'there' ? takeOver(folder, path, warn) : written());
  } finally {
    await rm(draft, { force: true });
  }
  hold(path);
  return giveBack(path);
}

function giveBack(path: string): () => Promise<void> {
  let given = false;
  return async () => {
    if (given || handedOver.has(path)) return;
    given = true;
    await rm(path, { force: true });
    release(path);
  };
}

/** Whether the file was made: not where there is one, nor where who holds the lock has cleared away what it was to be made of. */
const linked = (from: string, to: string): Promise<'made' | 'there' | 'cleared'> =>
  link(from, to)
    // Some file systems have no links.
    .catch((error: NodeJS.ErrnoException) =>
      error.code === 'EEXIST' ? Promise.reject(error) : copyFile(from, to, constants.COPYFILE_EXCL),
    )
    .then(
      () => 'made',
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return 'there';
        if (error.code === 'ENOENT' && existsSync(dirname(to))) return 'cleared';
        throw error;
      },
    );

/** Removes a lock that was left behind. @throws OutputError for one that is held */
async function takeOver(folder: string, path: string, warn?: (words: string) => void): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return;
  const holder = readHolder(text);
  if (holder === null) {
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
    if (age < UNREADABLE_MS) throw new OutputError(folder, `another run is about to write here; if there is none, remove ${path}`);
  } else if (isThere(holder, path)) {
    const { pid, host, start } = holder;
    const far = host === hostname() ? '' : ` (another machine: if that run is gone, remove ${path})`;
    throw new OutputError(
      folder,
      `is being written by process ${pid} on ${host}, since ${start}; wait for it, or choose another --out${far}`,
    );
  }
  const aside = `${path}.${process.pid}-0-1.tmp`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => null);
  // Somebody else was quicker, and it is their lock that was moved.
  if (moved !== null && moved !== text) await linked(aside, path);
  else if (moved !== null)
    warn?.(
      `${folder}: the lock of ${holder === null ? 'a run' : `process ${holder.pid}, begun ${holder.start},`} was left behind; that run is gone, this one takes over`,
    );
  await rm(aside, { force: true });
}

/** Whether the holder of a lock still runs; this process has those alone that it knows of. */
function isThere(holder: Holder, path: string): boolean {
  return holder.host === hostname() && holder.pid === process.pid ? held.has(path) : stillRuns(holder);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function hold(path: string): void {
  if (held.size === 0) {
    process.on('exit', dropAll);
    for (const signal of SIGNALS) process.on(signal, end);
  }
  held.add(path);
}

function release(path: string): void {
  held.delete(path);
  if (held.size > 0) return;
  process.off('exit', dropAll);
  for (const signal of SIGNALS) process.off(signal, end);
}

function dropAll(): void {
  for (const path of held) rmSync(path, { force: true });
}

/** A signal that nobody else waits for ends the process, as it would without a lock. */
function end(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  dropAll();
  process.off(signal, end);
  process.kill(process.pid, signal);
}
