import { expect, test } from 'vitest';
import { ATTACKS, disagreements } from './attackCases.ts';

const SAMPLES = 1_000_000;

test.each(ATTACKS.flatMap((attack) => ['calixtus', 'waffle'].map((variant) => [attack, variant] as const)))(
  '%s under %s comes out as its exact odds say',
  async (attack, variant) => {
    expect(await disagreements(attack, variant, SAMPLES)).toEqual([]);
  },
);
