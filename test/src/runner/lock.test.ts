import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { handOver, LOCK, lockFolder } from '../../../src/runner/lock.ts';
import { OutputError } from '../../../src/runner/output-error.ts';
import { temporaryFolder } from '../../outside.ts';

const START = '2025-01-02T03:04:05.000Z';
const lockOf = (changes: object = {}): string =>
  JSON.stringify({ pid: process.ppid, host: hostname(), start: START, born: null, ...changes });

/** A folder with a lock, and what is said when it is taken: `told`, or `refused`. */
async function taken(lock: string, ageSeconds = 0) {
  const folder = temporaryFolder();
  const path = join(folder, LOCK);
  writeFileSync(path, lock);
  const then = Date.now() / 1000 - ageSeconds;
  utimesSync(path, then, then);
  const told: string[] = [];
  const result = await lockFolder(folder, (words) => told.push(words)).then(
    (release) => ({ release, refused: null }),
    (error: OutputError) => ({ release: null, refused: error.message.slice(folder.length + 2) }),
  );
  const holder = result.release === null ? null : (JSON.parse(readFileSync(path, 'utf8')) as { pid: number });
  await result.release?.();
  return { told: told.map((it) => it.slice(folder.length + 2)), refused: result.refused, holder, left: readdirSync(folder), path };
}

test('a folder has one writer; who it is stands in the lock', async () => {
  const folder = temporaryFolder();
  const release = await lockFolder(folder);
  expect(readdirSync(folder)).toEqual([LOCK]);
  const lock = JSON.parse(readFileSync(join(folder, LOCK), 'utf8')) as { pid: number; host: string; start: string };
  expect(lock).toMatchObject({ pid: process.pid, host: hostname() });
  expect(Number.isNaN(Date.parse(lock.start))).toBe(false);
  const second = lockFolder(folder);
  await expect(second).rejects.toBeInstanceOf(OutputError);
  await expect(second).rejects.toThrow(
    `${folder}: is being written by process ${process.pid} on ${hostname()}, since ${lock.start}; wait for it, or choose another --out`,
  );
  await release();
  expect(readdirSync(folder)).toEqual([]);
  const again = await lockFolder(folder);
  // What was given back is another's now.
  await release();
  expect(readdirSync(folder)).toEqual([LOCK]);
  await again();
});

test('of many that ask at once one gets it', async () => {
  const folder = temporaryFolder();
  const gone = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(join(folder, LOCK), lockOf({ pid: gone }));
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const got = all.filter((it) => it.status === 'fulfilled');
  expect(got).toHaveLength(1);
  await got[0]?.value();
  expect(readdirSync(folder)).toEqual([]);
});

test('what is written to ask with is written again where who holds the folder has cleared it away', async () => {
  const folder = temporaryFolder();
  const asking = lockFolder(folder);
  // Between the steps of writing there are turns of the event loop.
  while (readdirSync(folder).length === 0) await new Promise(setImmediate);
  const [draft] = readdirSync(folder);
  expect(draft).toBe(`${LOCK}.${process.pid}-0-0.tmp`);
  rmSync(join(folder, draft as string));
  const release = await asking;
  expect(readdirSync(folder)).toEqual([LOCK]);
  await release();
});

test('another process that runs keeps its lock', async () => {
  const { refused, told, left } = await taken(lockOf());
  expect(refused).toBe(
    `is being written by process ${process.ppid} on ${hostname()}, since ${START}; wait for it, or choose another --out`,
  );
  expect({ told, left }).toEqual({ told: [], left: [LOCK] });
});

test('so does one on another machine, of which nobody can tell', async () => {
  const { refused, path } = await taken(lockOf({ pid: 1, host: 'elsewhere.invalid' }));
  expect(refused).toContain('by process 1 on elsewhere.invalid');
  expect(refused).toContain(`if that run is gone, remove ${path}`);
});

const GONE: readonly (readonly [string, () => { readonly pid?: number; readonly born?: string }])[] = [
  ['a process that is gone', () => ({ pid: spawnSync(process.execPath, ['--version']).pid })],
  ['one of this number that held it before a restart', () => ({ pid: process.pid })],
  ...(process.platform === 'linux' ? ([['one whose number another has now', () => ({ born: '1' })]] as const) : []),
];

test.each(GONE)('what %s has left is taken over, said so', async (_, changes) => {
  const left = changes();
  const found = await taken(lockOf(left));
  const { pid = process.ppid } = left;
  expect(found.told).toEqual([`the lock of process ${pid}, begun ${START}, was left behind; that run is gone, this one takes over`]);
  expect(found).toMatchObject({ refused: null, left: [], holder: { pid: process.pid } });
});

test('one that cannot be read is being written, or was left by a machine that went down', async () => {
  expect((await taken('{"pid": 4')).refused).toContain('another run is about to write here; if there is none, remove ');
  expect(await taken('', 60)).toMatchObject({
    refused: null,
    told: ['the lock of a run was left behind; that run is gone, this one takes over'],
    left: [],
  });
});

test('one that is handed over stays, and goes with the next who takes it', async () => {
  const folder = temporaryFolder();
  const first = await lockFolder(folder);
  handOver(folder);
  await first();
  expect(readdirSync(folder)).toEqual([LOCK]);
  const second = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('is being written by');
  await second();
  expect(readdirSync(folder)).toEqual([]);
});
