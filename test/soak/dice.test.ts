import { describe, expect, test } from 'vitest';
import { cells, nameOf } from '../contracts/cells.ts';
import { drawnTwice } from '../contracts/dice.ts';
import { howMany, oneIn } from '../sampled.ts';

const PAIRS = howMany(60, 2);

describe('no die is drawn twice', () => {
  test.each([...cells(false).filter(oneIn(3)), ...cells(true).filter(oneIn(3, 1))].map((cell) => [nameOf(cell), cell] as const))(
    '%s',
    async (_, cell) => {
      expect((await drawnTwice(cell, PAIRS, 'soak')).problems).toEqual([]);
    },
  );
});
