import { test } from 'vitest';
import { sampleOfCells } from '../contracts/cells.ts';
import { mirrored } from './differ.ts';
import { expectHeld } from './exceptions.ts';

const CELLS_BY_EDITION = 2;
const SPAN = { pairs: 1, seed: 'meta' };

test('a battle with left and right exchanged goes the same way', async () => {
  await expectHeld('mirrored', sampleOfCells(CELLS_BY_EDITION, 'mirrored'), mirrored, SPAN);
});
