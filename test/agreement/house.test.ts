import { expect, test } from 'vitest';
import { ATTACKS, disagreements, SAMPLES } from './attack-cases.ts';

test.each(ATTACKS.flatMap((attack) => ['calixtus', 'waffle', 'hybrid'].map((variant) => [attack, variant] as const)))(
  '%s under %s is played with its exact odds',
  async (attack, variant) => {
    expect(await disagreements(attack, variant, SAMPLES)).toEqual([]);
  },
);
