import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MANIFEST, openFolder, withdraw } from '../../../src/runner/folder.ts';
import { OutputError } from '../../../src/runner/output-error.ts';
import { temporaryFolder } from '../../outside.ts';

const request = { name: 'duel', resume: false, force: false };

test('a new folder is made with its parents', async () => {
  const parent = temporaryFolder();
  const out = join(parent, 'a', 'b');
  expect(await openFolder({ ...request, out })).toEqual({ path: out, finished: false, made: join(parent, 'a') });
  expect(existsSync(out)).toBe(true);
});

test('an existing one is touched only by request', async () => {
  const out = temporaryFolder();
  writeFileSync(join(out, MANIFEST), '{}');
  writeFileSync(join(out, 'notes.txt'), 'mine');
  await expect(openFolder({ ...request, out })).rejects.toThrow(/--resume.*--force/);
  expect(await openFolder({ ...request, out, resume: true })).toEqual({ path: out, finished: true, made: null });
  expect(await openFolder({ ...request, out, force: true })).toEqual({ path: out, finished: false, made: null });
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
  await withdraw(fresh);
  expect(existsSync(fresh.path)).toBe(false);
  await withdraw(await openFolder({ ...request, out: join(parent, 'a', 'b', 'c') }));
  expect(existsSync(join(parent, 'a'))).toBe(false);
  mkdirSync(join(parent, 'there'));
  await withdraw(await openFolder({ ...request, out: join(parent, 'there') }));
  expect(existsSync(join(parent, 'there'))).toBe(true);
  const used = await openFolder({ ...request, out: join(parent, 'used') });
  writeFileSync(join(used.path, 'mine.txt'), '');
  await withdraw(used);
  expect(existsSync(join(used.path, 'mine.txt'))).toBe(true);
});
