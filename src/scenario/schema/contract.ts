import { z } from 'zod';
import { expected, format, id, reference, title, whole } from './common.ts';

const share = z.number().min(0).max(1);
const ruleId = z.string().regex(/^[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]{2,}$/, expected('a rule ID like CLS-USR-05'));
const where = { scenario: id.describe('Only in this one of the scenarios.').exactOptional() };

const promise = z.union(
  [
    z.strictObject({ score: z.strictObject({ from: share.default(0), to: share.default(1) }).describe('Score of red.'), ...where }),
    z.strictObject({
      'first-turn': z.strictObject({ 'at-most': share }).describe('How much the first turn may be worth, either way.'),
      ...where,
    }),
    z.strictObject({ rounds: z.strictObject({ from: z.number().min(0), to: z.number().max(50) }).describe('Mean length.'), ...where }),
    z.strictObject({ unchanged: z.strictObject({ margin: share }).describe('Against the baseline, score of red.'), ...where }),
    z.strictObject({
      rule: ruleId,
      effect: z.strictObject({ 'at-most': share }).describe('What having the rule may do to the score of red.'),
      ...where,
    }),
  ],
  expected('one promise: score, first-turn, rounds, unchanged, or rule with effect'),
);

export const contractFile = z.strictObject({
  format,
  id,
  title,
  variant: z.string().min(1).describe('Specification of the ruleset.'),
  scenarios: z.array(reference).min(1),
  doctrines: z.strictObject({ red: reference.exactOptional(), blue: reference.exactOptional() }).default({}),
  seed: z.string().min(1).default('sandtable'),
  pairs: whole.min(1).max(1_000_000).default(1000).describe('Budget: most pairs of each scenario.'),
  confidence: z.number().gt(0.5).lt(1).default(0.95).describe('Of all promises together.'),
  promises: z.array(promise).min(1).max(100),
});
export type ContractFile = z.output<typeof contractFile>;
export type PromiseBody = z.output<typeof promise>;
