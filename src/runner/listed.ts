import { existsSync } from 'node:fs';
import { lstat, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Manifest, WrittenFile } from '../campaign/manifest.ts';
import { tryTables } from './bounded-read.ts';
import { isOfLock } from './lock.ts';
import { OutputError } from './output-error.ts';
import { ResultsError } from './stored.ts';
import { hasLists, readStored } from './stored-json.ts';
import { CHUNKS, damaged, type Journal, readJournal } from './written.ts';

/** The file that is written last: a folder with it holds a finished run. */
export const MANIFEST = 'run.json';

/** What takes its place for commands that leave no run. */
export const FILES = 'files.json';

/** Most files that a message names. */
const MOST_NAMED = 10;

/** How a finished run was played. @throws OutputError for a manifest that is missing or damaged */
export async function manifestIn(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  const manifest = await readList<Manifest>(path);
  // A run by an older version has no seal.
  if (hasLists(manifest, ['command', 'scenarios', 'rulesets', 'data'])) return manifest;
  throw new OutputError(path, `is damaged; ${REMEDY}`);
}

const REMEDY = 'nobody knows what the folder holds: remove it, or choose another --out';

async function readList<T extends { readonly files?: readonly WrittenFile[] }>(path: string): Promise<T> {
  const found = await readStored<T>(path, REMEDY);
  const isFile = (it: unknown): boolean =>
    typeof it === 'object' && it !== null && 'path' in it && typeof it.path === 'string' && 'digest' in it && typeof it.digest === 'string';
  if (found.files === undefined || (Array.isArray(found.files) && found.files.every(isFile))) return found;
  throw new OutputError(path, `is damaged; ${REMEDY}`);
}

/** What the run, or another command, that finished in a folder wrote there; null where none finished, or one of an older version. */
async function listedIn(folder: string): Promise<readonly WrittenFile[] | null> {
  const name = [MANIFEST, FILES].find((it) => existsSync(join(folder, it)));
  return name === undefined ? null : ((await readList(join(folder, name))).files ?? null);
}

/** Everything that was written into a folder before, finished or not. */
export const filesBefore = async (folder: string): Promise<WrittenFile[]> => {
  const all = [...((await listedIn(folder)) ?? []), ...(await readJournal(folder))];
  return [...new Map(all.map((it) => [it.path, it])).values()];
};

/** What `report` draws anew: the rest is what it draws from. */
const DRAWN = /^(charts|replays)\/|^report\.(html|md)$|\.(csv|parquet)$/;

/**
 * Compares the files of a finished run with what it wrote.
 * @param only those that everything else is drawn from
 * @throws OutputError that names what is damaged, was changed or is missing
 */
export const verifyResults = (folder: string, only: 'all' | 'sources' = 'all'): Promise<void> =>
  verifyThose(folder, (path) => only === 'all' || !DRAWN.test(path));

async function verifyThose(folder: string, isMeant: (path: string) => boolean): Promise<void> {
  const listed = await listedIn(folder);
  const files = (listed ?? []).filter(({ path }) => isMeant(path));
  const found = await damaged(folder, files);
  if (found.length === 0) return;
  const drawn = found.every(({ path }) => DRAWN.test(path));
  const remedy = drawn ? `sandtable report ${folder} draws it anew` : 'its results cannot be trusted; play it again with --force';
  throw new OutputError(folder, `${named(found.map(({ path, what }) => `${path} ${what}`))} since the run was finished: ${remedy}`);
}

/**
 * Reads a result that a command left in a folder beside the games.
 * @param lists what it has lists of: a run by an older version did not note what its files hold
 * @throws OutputError for one that is missing, damaged, or not as it was written
 */
export async function readResult<T extends object>(folder: string, name: string, lists: readonly (keyof T & string)[]): Promise<T> {
  await verifyThose(folder, (path) => path === name);
  const path = join(folder, name);
  const result = await readStored<T>(path, AGAIN);
  if (hasLists(result, lists)) return result;
  throw new OutputError(path, `is damaged; ${AGAIN}`);
}

const AGAIN = 'what it said is lost: play it again with --force, or into another --out';

/**
 * Draws something from what a folder holds. The files of a run by an older version have no digests: that they are damaged shows when they
 * are used.
 * @throws OutputError where that fails, instead of whatever the damage leads to
 */
export async function drawnFrom<T>(folder: string, draw: () => Promise<T>): Promise<T> {
  if ((await listedIn(folder)) !== null) return draw();
  await tryTables(folder);
  return draw().catch((error: unknown) => {
    const said = error instanceof OutputError || error instanceof ResultsError || !(error instanceof Error);
    throw said
      ? error
      : new OutputError(folder, `was left by an older version, and what it holds is damaged (${error.message}); ${AGAIN}`, error);
  });
}

/**
 * Refuses `--force` where no run has been, and through a link.
 * @throws OutputError
 */
export async function mayOverwrite(folder: string): Promise<void> {
  if ((await lstat(folder)).isSymbolicLink()) throw new OutputError(folder, 'is a link; --force wants the folder that it leads to');
  const there = (await readdir(folder)).filter((it) => !isOfLock(it));
  if (there.length === 0) return;
  if (!there.some((it) => it === MANIFEST || it === FILES || it === CHUNKS))
    throw new OutputError(folder, 'holds files, but no run, and --force overwrites only runs; choose another --out');
  for (const it of [CHUNKS, MANIFEST, FILES])
    if (there.includes(it) && (await lstat(join(folder, it))).isSymbolicLink())
      throw new OutputError(join(folder, it), 'is a link, and --force removes nothing through links; remove it, or choose another --out');
  if (!there.includes(CHUNKS) && (await listedIn(folder)) === null)
    throw new OutputError(
      folder,
      'holds a run by an older version, which did not note its files; remove the folder, or choose another --out',
    );
}

/**
 * Removes what runs wrote into a folder, as they wrote it, and nothing else. What stays is named, and kept under another name if the next run
 * writes a file of that name.
 */
export async function clearEarlier(folder: string, journal: Journal, warn?: (words: string) => void): Promise<void> {
  const files = await filesBefore(folder);
  const spoilt = new Set((await damaged(folder, files)).map(({ path }) => path));
  const own = files.filter(({ path }) => !spoilt.has(path)).map(({ path }) => path);
  for (const path of own) await rm(join(folder, path), { force: true });
  const folders = new Set(own.flatMap((path) => above(path)));
  // The innermost first; one that still holds anything stays.
  for (const path of [...folders].sort((a, b) => b.length - a.length)) await rmdir(join(folder, path)).catch(() => undefined);
  await rm(join(folder, CHUNKS), { recursive: true, force: true });
  for (const it of [MANIFEST, FILES]) await rm(join(folder, it), { force: true });
  const left = await filesIn(folder, folder);
  journal.leave(left);
  if (left.length > 0)
    warn?.(
      `${folder}: ${named(left)} ${left.length === 1 ? 'is' : 'are'} not as a run wrote ${left.length === 1 ? 'it' : 'them'}: left there`,
    );
}

const above = (path: string): string[] => (path.includes('/') ? [dirname(path), ...above(dirname(path))] : []);

/** Everything in a folder but its lock, by path. Links count as files. */
async function filesIn(folder: string, root: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await filesIn(path, root)));
    else found.push(relative(root, path).replaceAll(sep, '/'));
  }
  return found.filter((it) => !isOfLock(it)).sort();
}

const named = (words: readonly string[]): string =>
  words.length > MOST_NAMED ? `${words.slice(0, MOST_NAMED).join(', ')} and ${words.length - MOST_NAMED} more` : words.join(', ');
