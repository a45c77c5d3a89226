import { expect, test } from 'vitest';
import { cells, commandedCells, shuffled } from '../contracts/cells.ts';
import { differInOrder } from '../contracts/orders.ts';
import { howMany, oneIn } from '../sampled.ts';

const PAIRS = howMany(20, 2);
const ATONCE = 28;

const all = shuffled([...cells(false), ...cells(true), ...commandedCells()], 'orders').filter(oneIn(4));
const shares = Array.from({ length: Math.ceil(all.length / ATONCE) }, (_, k) => all.slice(k * ATONCE, (k + 1) * ATONCE));

test.each(shares.map((share, k) => [k, share] as const))(
  'scenarios under every edition have the same result in any order, share %i',
  async (k, share) => {
    expect(await differInOrder(share, PAIRS, `orders ${k}`)).toEqual([]);
  },
);
