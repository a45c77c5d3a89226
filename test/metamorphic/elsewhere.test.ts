import { test } from 'vitest';
import type { Cell } from '../contracts/cells.ts';
import { besideIdle, elsewhere } from './differ.ts';
import { expectHeld } from './exceptions.ts';

const SPAN = { pairs: 1, seed: 'meta' };
const CELLS: readonly Cell[] = ['classic', 'tenth'].flatMap((edition) =>
  ['patrol', 'breach'].map((scenario) => ({ edition, scenario, atRandom: false })),
);

test('a battle goes the same way on another part of a large board', async () => {
  await expectHeld('elsewhere', CELLS, elsewhere, SPAN);
});

test.each(['red', 'blue'] as const)('an idle %s unit far off changes nothing', async (army) => {
  await expectHeld(`beside an idle ${army} unit`, CELLS, besideIdle(army), SPAN);
});
