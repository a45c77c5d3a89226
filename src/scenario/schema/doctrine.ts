import { z } from 'zod';
import { CONDITION_TEXTS, FLAG_WORDS, INTENT_WORDS, PREFERENCE_WORDS } from '../vocabulary.ts';
import { expected, format, id, title } from './common.ts';

const oneOrMore = <T extends z.ZodType>(word: T) => z.union([word, z.array(word).min(1)], expected('a word or a list of words'));

const intentRule = z.strictObject({
  if: oneOrMore(z.enum(CONDITION_TEXTS)).default([]).describe('All must hold. Left out: always.'),
  do: oneOrMore(z.enum(INTENT_WORDS)).describe('The first possible one is done.'),
});

const intentRules = z.array(intentRule).min(1);

const answer = z.union(
  [z.enum(FLAG_WORDS), z.array(z.enum(PREFERENCE_WORDS)).min(1)],
  expected(`one of ${FLAG_WORDS.join(', ')}, or a list of preferences`),
);

const weight = z.number().min(0).exactOptional();

const commander = z
  .strictObject({
    ground: weight,
    fire: weight,
    fight: weight,
    safety: weight,
    follow: weight,
    sight: weight,
    leaders: weight,
    tied: weight,
    kill: weight,
    approach: weight,
  })
  .describe(
    'Decisions that are left out of the answers are weighed: by how much each consideration counts, 1 if left out, 0 for not at all.',
  );

/** Names of what a commander weighs. */
export const CONSIDERATIONS: readonly string[] = Object.keys(commander.shape);

export const doctrineFile = z.strictObject({
  format,
  id,
  title,
  answers: z
    .object({
      intent: z.union([z.literal('random'), intentRules], expected('random, or a list of { if, do }')).exactOptional(),
      'arrive-towards': z
        .union([z.enum(FLAG_WORDS), intentRules], expected(`one of ${FLAG_WORDS.join(', ')}, or a list of { if, do }`))
        .describe('Where Reserves arrive; hold: not yet.')
        .exactOptional(),
    })
    .catchall(answer)
    .describe('By decision; the edition decides those left out.'),
  commander: commander.exactOptional(),
});
export type DoctrineBody = z.output<typeof doctrineFile>;
