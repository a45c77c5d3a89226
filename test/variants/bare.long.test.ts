import { expect, test } from 'vitest';
import { scenarios } from '../bundled.ts';
import { HOUSES, outcomes } from './bare-outcomes.ts';

/** One pair, led at random in every other scenario; the soak plays five, both ways everywhere. */
test.each(scenarios.map((id, k) => [id, k % 2 === 0 ? null : 'random'] as const))(
  'without house rules %s is the base, bit for bit',
  async (scenario, doctrine) => {
    const base = await outcomes('classic', scenario, doctrine, 1);
    for (const house of HOUSES) expect(await outcomes(`${house}:bare`, scenario, doctrine, 1), house).toEqual(base);
  },
);
