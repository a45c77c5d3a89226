import { expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { oneIn } from '../sampled.ts';
import { compareExamples, EXAMPLE_SAMPLES, oneStepExamples } from './example-cases.ts';

/** At least so many of an edition's examples can be compared; the others are too much to look at, or answer for their own dice alone. */
const LEAST_COMPARED = 0.7;

/** Every fifth example, or with `SOAK=full` all. */
test.each(builtIn)('worked examples of one step under %s come out as their exact odds say', async (variant) => {
  const cases = oneStepExamples(variant).filter(oneIn(5));
  const { compared, incomplete, disagree } = await compareExamples(variant, cases, EXAMPLE_SAMPLES);
  expect([...disagree].map(([name, found]) => `${name}: ${found.join('; ')}`)).toEqual([]);
  expect(incomplete).toEqual([]);
  expect(compared).toBeGreaterThan(LEAST_COMPARED * cases.length);
});
