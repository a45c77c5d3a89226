import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decidesGames, type Plan } from '../../../src/campaign/manifest.ts';
import type { Job } from '../../../src/campaign/plan.ts';
import { allocate } from '../../../src/campaign/result.ts';
import { ChunkFiles, readPlan, writePlan } from '../../../src/runner/chunk-files.ts';
import { leaveOut } from '../../../src/runner/leave-out.ts';
import { temporaryFolder } from '../../outside.ts';

const planOf = (...specs: readonly string[]): Plan => ({
  format: 1,
  sandtable: '0',
  diceVersion: 1,
  code: 'c',
  commit: null,
  seed: 's',
  pairs: 128,
  scenarios: [{ id: 'duel', digest: 'd', doctrines: { red: 'r', blue: 'b' } }],
  data: [],
  plugins: [],
  rulesets: specs.map((spec) => ({ variant: spec, spec, digest: spec, switches: [] })),
});
const job = (variant: number, chunk: number): Job => ({ scenario: 0, variant, chunk, firstPair: chunk * 64, pairs: 64 });
const columns = (units: number) => allocate({ pairs: 64, units, counters: 0 });

test('chunks of the rulesets that are left move to their new places; those of the one that is left out are gone', async () => {
  const folder = join(temporaryFolder(), 'run');
  const [before, now] = [planOf('a', 'bad', 'c'), planOf('a', 'c')];
  await writePlan(folder, before);
  const chunks = new ChunkFiles(folder, decidesGames(before));
  // Told apart by their numbers of units: 1 and 2 of a, 5 of the one that fails, 7 of c, whose second is missing.
  for (const [variant, chunk, units] of [
    [0, 0, 1],
    [0, 1, 2],
    [1, 0, 5],
    [1, 1, 5],
    [2, 0, 7],
  ] as const)
    await chunks.write(job(variant, chunk), columns(units));
  await leaveOut(folder, before, now);
  const after = new ChunkFiles(folder, decidesGames(now));
  const unitsOf = async (variant: number, chunk: number) => {
    const found = await after.read(job(variant, chunk));
    return found === null || found === 'refused' ? found : found.units;
  };
  expect(await Promise.all([unitsOf(0, 0), unitsOf(0, 1), unitsOf(1, 0), unitsOf(1, 1)])).toEqual([1, 2, 7, null]);
  expect(await readPlan(folder)).toEqual(now);
});

test('a folder that was begun with something else is left as it is', async () => {
  const folder = join(temporaryFolder(), 'run');
  await writePlan(folder, planOf('x', 'y'));
  await leaveOut(folder, planOf('a', 'bad'), planOf('a'));
  expect(await readPlan(folder)).toEqual(planOf('x', 'y'));
});
