import { expect, test } from 'vitest';
import { cells, commandedCells, shuffled } from '../contracts/cells.ts';
import { differInOrder } from '../contracts/orders.ts';
import { howMany } from '../sampled.ts';

const PAIRS = howMany(20, 2);
const ATONCE = 28;

const all = shuffled([...cells(false), ...cells(true), ...commandedCells()], 'orders');
const shares = Array.from({ length: Math.ceil(all.length / ATONCE) }, (_, k) => all.slice(k * ATONCE, (k + 1) * ATONCE));

test.each(shares.map((share, k) => [k, share] as const))(
  'every scenario under every edition has the same result in any order, share %i',
  async (k, share) => {
    expect(await differInOrder(share, PAIRS, `orders ${k}`)).toEqual([]);
  },
);
