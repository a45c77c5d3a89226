import { createHash } from 'node:crypto';
import { appendFile, lstat, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { WrittenFile } from '../campaign/manifest.ts';

/** Folder of a run's unfinished work, inside its output folder. */
export const CHUNKS = '.chunks';

const JOURNAL = 'written.jsonl';

/** Journals of the folders that this process is writing. */
const journals = new Set<Journal>();

/** The journal that a file belongs into; null for unfinished work, and for files outside of the folders that are open. */
export const journalOf = (path: string): Journal | null => [...journals].find((it) => it.covers(path)) ?? null;

/**
 * Keeps account of what a run writes into its folder, on the disk, so that it is known also when the run is killed: a line for each file, before the
 * file has its name.
 */
export class Journal {
  readonly #folder: string;
  /** What was there and is somebody else's, by path. */
  readonly #left = new Set<string>();

  constructor(folder: string) {
    this.#folder = resolve(folder);
    journals.add(this);
  }

  close(): void {
    journals.delete(this);
  }

  covers(path: string): boolean {
    const inside = this.#inside(path);
    return inside !== '' && inside !== '..' && !inside.startsWith('../') && inside.split('/')[0] !== CHUNKS;
  }

  /** Keeps what is in the way of a file, and somebody else's, under another name. To be called before anything is written. */
  async makeWay(path: string): Promise<void> {
    const inside = this.#inside(path);
    for (const left of this.#left) if (left === inside || inside.startsWith(`${left}/`)) await this.#setAside(left);
  }

  /** Notes a file that is about to have its name. */
  note(path: string, content: string | Uint8Array): Promise<void> {
    return noteWritten(this.#folder, [{ path: this.#inside(path), digest: digestOf(content) }]);
  }

  /** Files that are not this run's and are to stay. */
  leave(paths: Iterable<string>): void {
    for (const path of paths) this.#left.add(path);
  }

  async #setAside(path: string): Promise<void> {
    this.#left.delete(path);
    const from = join(this.#folder, path);
    for (let n = 1; ; n++) {
      const to = `${from}.kept${n === 1 ? '' : `-${n}`}`;
      if ((await lstat(to).catch(() => null)) === null) return rename(from, to);
    }
  }

  #inside(path: string): string {
    return relative(this.#folder, resolve(path)).replaceAll(sep, '/');
  }
}

/** Adds to what was written into a folder. */
export async function noteWritten(folder: string, files: readonly WrittenFile[]): Promise<void> {
  if (files.length === 0) return;
  await mkdir(join(folder, CHUNKS), { recursive: true });
  await appendFile(join(folder, CHUNKS, JOURNAL), files.map((it) => `${JSON.stringify(it)}\n`).join(''));
}

/** What runs that did not finish have noted. A line that was cut short is of a file that never had its name. */
export async function readJournal(folder: string): Promise<WrittenFile[]> {
  const text = await readFile(join(folder, CHUNKS, JOURNAL), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      const { path, digest } = JSON.parse(line) as WrittenFile;
      return [{ path, digest }];
    } catch {
      return [];
    }
  });
}

/** Those of the files that are not as they were written, with what is wrong: `engagements.arrow has changed`. */
export async function damaged(folder: string, files: readonly WrittenFile[]): Promise<{ readonly path: string; readonly what: string }[]> {
  const found = await Promise.all(
    files.map(async ({ path, digest }) => {
      const what = await stateOf(folder, path, digest);
      return what === null ? [] : [{ path, what }];
    }),
  );
  return found.flat();
}

async function stateOf(folder: string, path: string, digest: string): Promise<string | null> {
  if ((await lstat(join(folder, path)).catch(() => null)) === null) return 'is missing';
  if (!(await isPlainFile(folder, path))) return 'is a link, or behind one';
  return digestOf(await readFile(join(folder, path))) === digest ? null : 'has changed';
}

/** Whether there is a file of this path inside a folder, reached through no link. A path that leads outside is none. */
async function isPlainFile(folder: string, path: string): Promise<boolean> {
  const parts = path.split('/');
  if (parts.some((it) => it === '' || it === '.' || it === '..' || it.includes('\\') || it.includes(':'))) return false;
  for (let n = 1; n <= parts.length; n++) {
    const found = await lstat(join(folder, ...parts.slice(0, n))).catch(() => null);
    if (found === null || !(n < parts.length ? found.isDirectory() : found.isFile())) return false;
  }
  return true;
}

const digestOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Those of the files that are still there, sorted by path. Returns when all of them are on the disk. */
export async function secured(folder: string, files: readonly WrittenFile[]): Promise<WrittenFile[]> {
  const there: WrittenFile[] = [];
  for (const it of files) if (await isPlainFile(folder, it.path)) there.push(it);
  const paths = there.map((it) => join(folder, it.path));
  await Promise.all([...new Set([...paths, ...paths.map((it) => dirname(it))])].map(synced));
  return there.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Waits until a file, or the names in a folder, are on the disk, where a system has a way to ask for it. */
export async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
