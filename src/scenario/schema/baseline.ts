import { z } from 'zod';
import { expected, format, id, whole } from './common.ts';

const digest = z.string().regex(/^[0-9a-f]{8}$/, expected('eight hexadecimal digits'));
const digests = z.record(z.string(), digest);
const packed = z.base64();

const scalar = z.union([z.number(), z.boolean(), z.string()]);

const ruleState = z.strictObject({
  code: digest.exactOptional(),
  values: z.record(z.string(), scalar).exactOptional(),
});

/** `*.baseline.json`: the results of a contract's campaign when it was last accepted. Written by `check --accept` only. */
export const baselineFile = z.strictObject({
  format,
  contract: id,
  sandtable: z.string(),
  diceVersion: whole.min(1),
  seed: z.string().min(1),
  spec: z.string().min(1),
  /** Rules in force: the digest of their code, and their parameters if they have any. */
  rules: z.record(z.string(), z.union([digest, ruleState], expected('a digest, or code and values'))),
  code: digests,
  data: digests,
  /** What the data says, by item and part of it, so that a check can tell what changed; older baselines have none. */
  values: z.record(z.string(), z.record(z.string(), z.record(z.string(), scalar))).exactOptional(),
  pairs: whole.min(1),
  matchups: z
    .array(
      z.strictObject({
        scenario: id,
        red: z.string(),
        blue: z.string(),
        /** Half points of red in each pair: a digit from 0 to 4. */
        scores: z.string().regex(/^[0-4]*$/, expected('a digit from 0 to 4 for each pair')),
        /** Victory points of red minus those of blue, summed over each pair: 16-bit numbers, the low byte first. */
        margins: packed,
        /** The first four hexadecimal digits of the digests of both engagements of each pair. */
        digests: packed,
      }),
    )
    .min(1),
  checksum: digest,
});
export type BaselineFile = z.output<typeof baselineFile>;
