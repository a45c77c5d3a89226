import { expect, test } from 'vitest';
import { oneIn } from '../sampled.ts';
import { ATTACKS, disagreements, SAMPLES } from './attack-cases.ts';

const cases = ATTACKS.flatMap((attack) => ['calixtus', 'waffle', 'hybrid'].map((variant) => [attack, variant] as const));

// Of three in a row there is one for each edition, so that one in two takes each edition's.
test.each(cases.filter(oneIn(2)))('%s under %s is played with its exact odds', async (attack, variant) => {
  expect(await disagreements(attack, variant, SAMPLES)).toEqual([]);
});
