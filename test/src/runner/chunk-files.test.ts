import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHUNKS, ChunkFiles } from '../../../src/runner/chunk-files.ts';
import type { Job } from '../../../src/runner/plan.ts';
import { allocate } from '../../../src/runner/result.ts';
import { temporaryFolder } from '../../outside.ts';

const job: Job = { scenario: 1, variant: 2, chunk: 3, firstPair: 192, pairs: 64 };

const written = async () => {
  const folder = temporaryFolder();
  const files = new ChunkFiles(folder);
  await files.begin({ format: 1, seed: 'x' });
  const columns = allocate({ pairs: 64, units: 3, counters: 2, firstPair: 192 });
  columns.redVp.forEach((_, i) => {
    columns.redVp[i] = i - 7;
  });
  columns.called.set([5, 7]);
  await files.write(job, columns);
  const file = join(folder, CHUNKS, readdirSync(join(folder, CHUNKS)).find((it) => it.endsWith('.bin')) as string);
  return { folder, files, columns, file };
};

test('a chunk is read back equal in every column, by another process as well', async () => {
  const { folder, columns } = await written();
  expect(await new ChunkFiles(folder).read(job)).toEqual(columns);
  expect(await new ChunkFiles(folder).plan()).toEqual({ format: 1, seed: 'x' });
});

test('one that is not there, or of another job, is missing', async () => {
  const { files } = await written();
  expect(await files.read({ ...job, chunk: 4 })).toBeNull();
  expect(await files.read({ ...job, variant: 1 })).toBeNull();
});

test('a damaged one is missing', async () => {
  const { files, file } = await written();
  const bytes = readFileSync(file);
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] as number) ^ 1;
  writeFileSync(file, bytes);
  expect(await files.read(job)).toBeNull();
  truncateSync(file, 100);
  expect(await files.read(job)).toBeNull();
  truncateSync(file, 0);
  expect(await files.read(job)).toBeNull();
});

test('all of it can be thrown away', async () => {
  const { folder, files } = await written();
  await files.discard();
  expect(readdirSync(folder)).toEqual([]);
  expect(await files.plan()).toBeNull();
});
