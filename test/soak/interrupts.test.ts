import { describe, expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { cells, nameOf, shuffled } from '../contracts/cells.ts';
import { movedByInterrupts } from '../contracts/interrupts.ts';
import { failAfterStopped, workedOf } from '../contracts/worked.ts';
import { howMany, oneIn } from '../sampled.ts';

const PAIRS = howMany(6, 1);
/** Kinds of dice that are new in a cell: so many are interrupted, or all with `npm run test:soak:full`. */
const MOST_KINDS = howMany(Number.POSITIVE_INFINITY, 6);

describe.each(builtIn)('%s', (edition) => {
  /** Each kind of die is interrupted once per edition. */
  const met = new Set<string>();
  const own = [...cells(false), ...cells(true)].filter((it) => it.edition === edition).filter(oneIn(8));

  test.each(own.map((cell) => [nameOf(cell), cell] as const))('interrupted engagements change none after them: %s', async (_, cell) => {
    const { problems } = await movedByInterrupts(cell, PAIRS, MOST_KINDS, met);
    expect(problems).toEqual([]);
  });

  test('worked examples that stop midway fail none after them', async () => {
    for (const seed of ['one', 'two', 'three'])
      expect(failAfterStopped(shuffled(await workedOf(edition), seed), seed).problems).toEqual([]);
  });
});
