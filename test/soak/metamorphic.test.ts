import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { type Cell, cells } from '../contracts/cells.ts';
import { besideIdle, elsewhere, inOtherOrder, mirrored, turned } from '../metamorphic/differ.ts';
import { expectHeld } from '../metamorphic/exceptions.ts';
import { strongerLosesMore } from '../metamorphic/stronger.ts';
import { FULL, oneIn } from '../sampled.ts';

/** The base of each family: the others share its searches. */
const BASES = ['classic', 'tenth'];
/** Its exact odds take minutes. */
const TOO_LARGE = 'large-squads.yaml';
const ATTACKS = readdirSync(new URL('../../scenarios/attacks/', import.meta.url)).filter((it) => it !== TOO_LARGE);

// Exceptions are those of this seed and this number of pairs.
const ONCE = { pairs: 1, seed: 'meta' };

const led = (edition: string, atRandom: boolean): readonly Cell[] => cells(atRandom).filter((it) => it.edition === edition);

describe.each(builtIn)('under %s', (edition) => {
  test('the order in files changes nothing, whoever leads', async () => {
    const some = led(edition, true)
      .filter((_, k) => k % 4 === 0)
      .filter(oneIn(2));
    await expectHeld('order', [...led(edition, false).filter(oneIn(3, 1)), ...some], inOtherOrder, { pairs: FULL ? 10 : 1, seed: 'meta' });
  });

  test('turned by 180 degrees everything goes the same way', async () => {
    await expectHeld('turned', led(edition, false).filter(oneIn(5)), turned, ONCE);
  });

  test('with left and right exchanged everything goes the same way', async () => {
    await expectHeld('mirrored', led(edition, false).filter(oneIn(5, 1)), mirrored, ONCE);
  });

  test('a better save or one more wound never loses more models', async () => {
    const own = ATTACKS.filter(oneIn(builtIn.length, builtIn.indexOf(edition)));
    for (const attack of own) expect((await strongerLosesMore(attack, edition)).faults).toEqual([]);
  });
});

describe.each(BASES)('under %s', (edition) => {
  test('the same happens elsewhere', async () => {
    await expectHeld('elsewhere', led(edition, false).filter(oneIn(4)), elsewhere, ONCE);
  });

  test.each(['red', 'blue'] as const)('an idle %s unit far off changes nothing', async (army) => {
    await expectHeld(`beside an idle ${army} unit`, led(edition, false).filter(oneIn(5, army === 'red' ? 1 : 2)), besideIdle(army), ONCE);
  });
});
