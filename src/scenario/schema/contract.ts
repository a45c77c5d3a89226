import { z } from 'zod';
import { doctrineReference, expected, format, id, reference, title, whole } from './common.ts';

const share = z.number().min(0).max(1);
/** The largest tolerated effect; 0 could never be certain. */
const atMost = z.number().gt(0, expected('a number above 0, since no number of games makes it certain that nothing differs at all'));
const shareAtMost = atMost.max(1);
const ruleId = z.string().regex(/^[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]{2,}$/, expected('a rule ID like CLS-USR-05'));
const doctrines = z.strictObject({ red: doctrineReference.exactOptional(), blue: doctrineReference.exactOptional() });
const where = {
  scenario: id.describe('Only in this scenario.').exactOptional(),
  doctrines: doctrines.describe('With these doctrines instead of those of the contract.').exactOptional(),
};
const quantity = z.enum(['score', 'vp-margin']).default('score').describe("Red's score, or its margin in victory points per engagement.");

const promise = z.union(
  [
    z.strictObject({ score: z.strictObject({ from: share.default(0), to: share.default(1) }).describe('Score of red, 0 to 1.'), ...where }),
    z.strictObject({
      'vp-margin': z
        .strictObject({ from: z.number().exactOptional(), to: z.number().exactOptional() })
        .describe('Victory points of red minus those of blue, mean per engagement.'),
      ...where,
    }),
    z.strictObject({ draws: z.strictObject({ 'at-most': shareAtMost }).describe('Share of engagements that end in a draw.'), ...where }),
    z.strictObject({
      'first-turn': z
        .strictObject({ 'at-most': shareAtMost })
        .describe('The largest share of the score that the first turn may be worth, either way.'),
      ...where,
    }),
    z.strictObject({
      seat: z
        .strictObject({ 'at-most': shareAtMost })
        .describe('The largest share of the score that a side of the table may be worth, either way.'),
      ...where,
    }),
    z.strictObject({
      rounds: z.strictObject({ from: z.number().min(0), to: z.number().max(50) }).describe('Mean length in rounds.'),
      ...where,
    }),
    z.strictObject({
      unchanged: z.strictObject({ margin: atMost, of: quantity }).describe('Compared with the baseline, on the same dice.'),
      ...where,
    }),
    z.strictObject({
      rule: ruleId,
      effect: z
        .strictObject({
          'at-most': atMost,
          of: quantity,
          for: z
            .enum(['either', 'red', 'blue'])
            .default('either')
            .describe('The army that the rule may help by at most this much; either: both.'),
        })
        .describe('The effect that the rule may have.'),
      ...where,
    }),
  ],
  expected('one promise: score, vp-margin, draws, first-turn, seat, rounds, unchanged, or rule with effect'),
);

export const contractFile = z.strictObject({
  format,
  id,
  title,
  variant: z.string().min(1).describe('Specification of the ruleset.'),
  scenarios: z.array(reference).min(1),
  doctrines: doctrines.default({}),
  seed: z.string().min(1).default('sandtable'),
  pairs: whole.min(1).max(1_000_000).default(1000).describe('Budget: the most pairs of each matchup under each ruleset.'),
  confidence: z.number().gt(0.5).lt(1).default(0.95).describe('Confidence in all promises together.'),
  promises: z.array(promise).min(1).max(100),
});
export type ContractFile = z.output<typeof contractFile>;
export type PromiseBody = z.output<typeof promise>;
