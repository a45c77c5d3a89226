import { expect, test } from 'vitest';
import { ATTACKS, disagreements } from './agreement/attack-cases.ts';
import { builtIn } from './bundled.ts';

/** Each edition has another quarter of the attacks; `npm run test:agreement` plays all of them under every edition, a million times each. */
const QUARTER = 4;
const SAMPLES = 1500;

test('there are enough attacks for sixty cases', () => expect(builtIn.length * ATTACKS.length).toBeGreaterThanOrEqual(60));

test.each(builtIn.map((id, n) => [id, n] as const))(
  'a quarter of the bundled attacks under %s agrees with exact odds',
  async (variant, n) => {
    for (const attack of ATTACKS.filter((_, k) => k % QUARTER === n % QUARTER))
      expect(await disagreements(attack, variant, SAMPLES), attack).toEqual([]);
  },
);
