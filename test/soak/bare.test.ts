import { expect, test } from 'vitest';
import { scenarios } from '../bundled.ts';
import { howMany, oneIn } from '../sampled.ts';
import { HOUSES, outcomes } from '../variants/bare-outcomes.ts';

const PAIRS = howMany(50, 2);

test.each(scenarios.filter(oneIn(2)))('without house rules %s is the base, bit for bit', async (scenario) => {
  for (const doctrine of [null, 'random']) {
    const base = await outcomes('classic', scenario, doctrine, PAIRS);
    for (const house of HOUSES) expect(await outcomes(`${house}:bare`, scenario, doctrine, PAIRS), house).toEqual(base);
  }
});
