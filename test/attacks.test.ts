import { expect, test } from 'vitest';
import { ATTACKS, disagreements } from './agreement/attackCases.ts';
import { builtIn } from './bundled.ts';

const SAMPLES = 1500;

test('there are enough attacks for sixty cases', () => expect(builtIn.length * ATTACKS.length).toBeGreaterThanOrEqual(60));

test.each(builtIn)('bundled attacks under %s come out as their exact odds say', async (variant) => {
  for (const attack of ATTACKS) expect(await disagreements(attack, variant, SAMPLES), attack).toEqual([]);
});
