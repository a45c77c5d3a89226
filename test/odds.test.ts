import { expect, test } from 'vitest';
import { expectAgreement, GRID } from './agreement/grid-cases.ts';

/** One in so many of the grid; `npm run test:agreement` takes all. */
const EVERY = 8;

test.each(Object.entries(GRID))('a sample of the attacks of %s agrees with exact odds', async (variant, cases) => {
  expect(cases.length).toBeGreaterThanOrEqual(100);
  await expectAgreement(
    variant,
    cases.filter((_, k) => k % EVERY === 0),
  );
});
