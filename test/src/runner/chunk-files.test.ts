import { copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Job } from '../../../src/campaign/plan.ts';
import { allocate } from '../../../src/campaign/result.ts';
import { ChunkFiles, discardChunks, REFUSED, readPlan, writePlan } from '../../../src/runner/chunk-files.ts';
import { OutputError } from '../../../src/runner/output-error.ts';
import { CHUNKS } from '../../../src/runner/written.ts';
import { MANIFEST } from '../../fixtures/manifest.ts';
import { temporaryFolder } from '../../outside.ts';

const job: Job = { scenario: 1, variant: 2, chunk: 3, firstPair: 192, pairs: 64 };
const PLAN = { format: 1, seed: 'x' };

const written = async () => {
  const folder = temporaryFolder();
  const files = new ChunkFiles(folder, PLAN);
  const columns = allocate({ pairs: 64, units: 3, counters: 2, firstPair: 192 });
  columns.redVp.forEach((_, i) => {
    columns.redVp[i] = i - 7;
  });
  columns.called.set([5, 7]);
  await files.write(job, columns);
  const at = (of: Job) => join(folder, CHUNKS, `${of.scenario}-${of.variant}-${of.chunk}.bin`);
  return { folder, files, columns, file: at(job), at };
};

test('a chunk is read back equal in every column, by another process as well', async () => {
  const { folder, columns } = await written();
  expect(await new ChunkFiles(folder, PLAN).read(job)).toEqual(columns);
});

test('one that is not there is missing', async () => {
  const { files } = await written();
  expect(await files.read({ ...job, chunk: 4 })).toBeNull();
});

test('one of another plan is refused', async () => {
  const { folder } = await written();
  expect(await new ChunkFiles(folder, { ...PLAN, seed: 'y' }).read(job)).toBe(REFUSED);
});

test('one that lies in the place of another is refused, whichever of the two it is', async () => {
  const { files, file, at } = await written();
  for (const other of [
    { ...job, scenario: 0 },
    { ...job, variant: 1 },
    { ...job, chunk: 2, firstPair: 128 },
  ]) {
    copyFileSync(file, at(other));
    expect(await files.read(other)).toBe(REFUSED);
  }
  expect(await files.read({ ...job, pairs: 32 })).toBe(REFUSED);
  expect(await files.read({ ...job, firstPair: 96 })).toBe(REFUSED);
});

test('a damaged one is refused', async () => {
  const { files, file } = await written();
  const bytes = readFileSync(file);
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] as number) ^ 1;
  writeFileSync(file, bytes);
  expect(await files.read(job)).toBe(REFUSED);
  for (const left of [100, 32, 10, 0]) {
    truncateSync(file, left);
    expect(await files.read(job)).toBe(REFUSED);
  }
});

test('a plan is read back; one that is damaged is named', async () => {
  const folder = temporaryFolder();
  expect(await readPlan(folder)).toBeNull();
  await writePlan(folder, MANIFEST);
  expect(await readPlan(folder)).toEqual(MANIFEST);
  truncateSync(join(folder, CHUNKS, 'plan.json'), 100);
  await expect(readPlan(folder)).rejects.toThrow(/plan\.json: is damaged.*--force/);
  await expect(readPlan(folder)).rejects.toBeInstanceOf(OutputError);
});

test('all of it can be thrown away', async () => {
  const { folder } = await written();
  await discardChunks(folder);
  expect(readdirSync(folder)).toEqual([]);
});
