import { expect, test } from 'vitest';
import { ATTACKS, disagreements, SAMPLES } from './attackCases.ts';

test.each(ATTACKS.flatMap((attack) => ['calixtus', 'waffle', 'hybrid'].map((variant) => [attack, variant] as const)))(
  '%s under %s comes out as its exact odds say',
  async (attack, variant) => {
    expect(await disagreements(attack, variant, SAMPLES)).toEqual([]);
  },
);
