import { test } from 'vitest';
import { sampleOfCells } from '../contracts/cells.ts';
import { turned } from './differ.ts';
import { expectHeld } from './exceptions.ts';

const CELLS_BY_EDITION = 2;
const SPAN = { pairs: 1, seed: 'meta' };

test('a battle turned by 180 degrees, with everything on the board, goes the same way', async () => {
  await expectHeld('turned', sampleOfCells(CELLS_BY_EDITION, 'turned'), turned, SPAN);
});
