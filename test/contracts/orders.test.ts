import { expect, test } from 'vitest';
import { ALWAYS, sampleOfCells } from './cells.ts';
import { differInOrder } from './orders.ts';

const CELLS_BY_EDITION = 1;

test('engagements of any edition give the same results in whatever order one process plays them', async () => {
  expect(await differInOrder(sampleOfCells(CELLS_BY_EDITION, 'orders'), 2, 'orders')).toEqual([]);
});

test('units brought into play do not remember their positions in another engagement', async () => {
  expect(await differInOrder(ALWAYS, 2, 'sandtable')).toEqual([]);
});
