import { test } from 'vitest';
import { cells, sampleOfCells } from '../contracts/cells.ts';
import { inOtherOrder } from './differ.ts';
import { expectHeld } from './exceptions.ts';

const CELLS_BY_EDITION = 2;
const SPAN = { pairs: 1, seed: 'files' };

test('the order in which files list units, terrain, markers, keywords and placements changes nothing', async () => {
  const atRandom = cells(true).filter((_, k) => k % 29 === 7);
  await expectHeld('order', [...sampleOfCells(CELLS_BY_EDITION, 'files'), ...atRandom], inOtherOrder, SPAN);
});
