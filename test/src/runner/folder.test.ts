import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, type OutputFolder, openFolder, withdraw } from '../../../src/runner/folder.ts';
import { MANIFEST } from '../../../src/runner/listed.ts';
import { OutputError } from '../../../src/runner/output-error.ts';
import { temporaryFolder } from '../../outside.ts';

const does = { close: expect.any(Function), clear: expect.any(Function), finish: expect.any(Function) };
const request = { name: 'duel', resume: false, force: false };

const withdrawn = async (folder: OutputFolder): Promise<void> => {
  await folder.close();
  await withdraw(folder);
};

test('a new folder is made with its parents', async () => {
  const parent = temporaryFolder();
  const out = join(parent, 'a', 'b');
  expect(await openFolder({ ...request, out })).toEqual({ path: out, finished: false, made: join(parent, 'a'), ...does });
  expect(existsSync(out)).toBe(true);
});

test('an existing one is touched only by request', async () => {
  const out = temporaryFolder();
  writeFileSync(join(out, MANIFEST), '{"files": []}');
  writeFileSync(join(out, 'notes.txt'), 'mine');
  await expect(openFolder({ ...request, out })).rejects.toThrow(/--resume.*--force/);
  const resumed = await openFolder({ ...request, out, resume: true });
  expect(resumed).toEqual({ path: out, finished: true, made: null, ...does });
  await resumed.close();
  const forced = await openFolder({ ...request, out, force: true });
  expect(forced).toEqual({ path: out, finished: false, made: null, ...does });
  await forced.clear();
  await forced.close();
  expect(readdirSync(out)).toEqual(['notes.txt']);
});

test('there must be something to resume', async () => {
  const out = join(temporaryFolder(), 'none');
  await expect(openFolder({ ...request, out, resume: true })).rejects.toThrow('there is nothing to resume');
  expect(existsSync(out)).toBe(false);
  await expect(openFolder({ ...request, out: null, resume: true })).rejects.toThrow('--out');
});

test('a file in the way is an output error', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  await expect(openFolder({ ...request, out: join(folder, 'file') })).rejects.toBeInstanceOf(OutputError);
  await expect(openFolder({ ...request, out: join(folder, 'file', 'below') })).rejects.toBeInstanceOf(OutputError);
});

test('without a name the next free one is taken', async () => {
  const before = process.cwd();
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'out', 'duel-1'), { recursive: true });
  process.chdir(folder);
  try {
    expect((await openFolder({ ...request, out: null })).path).toBe(join('out', 'duel-2'));
    expect((await openFolder({ ...request, out: null })).path).toBe(join('out', 'duel-3'));
  } finally {
    process.chdir(before);
  }
});

test('the folder of a refused run is taken away, unless it was there or holds anything', async () => {
  const parent = temporaryFolder();
  const fresh = await openFolder({ ...request, out: join(parent, 'fresh') });
  await withdrawn(fresh);
  expect(existsSync(fresh.path)).toBe(false);
  await withdrawn(await openFolder({ ...request, out: join(parent, 'a', 'b', 'c') }));
  expect(existsSync(join(parent, 'a'))).toBe(false);
  mkdirSync(join(parent, 'there'));
  await withdrawn(await openFolder({ ...request, out: join(parent, 'there') }));
  expect(existsSync(join(parent, 'there'))).toBe(true);
  const used = await openFolder({ ...request, out: join(parent, 'used') });
  writeFileSync(join(used.path, 'mine.txt'), '');
  await withdrawn(used);
  expect(existsSync(join(used.path, 'mine.txt'))).toBe(true);
});

test('only one at a time writes a folder; it is free again afterwards, also after an error', async () => {
  const out = join(temporaryFolder(), 'run');
  await expect(inFolder({ ...request, out }, () => openFolder({ ...request, out, resume: true }))).rejects.toThrow(
    `${out}: is being written by process ${process.pid} on`,
  );
  expect(readdirSync(out)).toEqual([]);
  expect(await inFolder({ ...request, out }, async ({ path }) => path)).toBe(out);
});

test('what another one has put there to ask for the folder does not make it one that exists', async () => {
  const out = temporaryFolder();
  writeFileSync(join(out, '.lock.12-0-0.tmp'), '{}');
  expect(await inFolder({ ...request, out }, async ({ path }) => path)).toBe(out);
});

test('what killed writers have left is cleared by the next, and nothing else', async () => {
  const out = temporaryFolder();
  mkdirSync(join(out, 'charts'));
  const kept = ['charts/chart.svg', 'run.json', 'mine.tmp', 'run.json.bak'];
  for (const file of [...kept, 'run.json.12-0-3.tmp', 'charts/chart.svg.12-0-4.tmp']) writeFileSync(join(out, file), '{}');
  await inFolder({ ...request, out, resume: true }, async () => undefined);
  const left = readdirSync(out, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  expect(left.map((it) => join(it.parentPath, it.name).slice(out.length + 1)).sort()).toEqual([...kept].sort());
});
