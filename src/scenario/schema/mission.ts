import { z } from 'zod';
import { colour, expected, format, id, title } from './common.ts';

const value = z.int().min(0).max(100).exactOptional();

/** Missions with the known names of scoring and options. */
export function missionSchemas(scores: readonly string[], options: readonly string[]) {
  const shape = {
    rounds: z.union([z.int().min(1).max(20), z.literal('variant')], expected("1 to 20, or variant for the edition's own length")),
    scoring: z
      .strictObject(Object.fromEntries(scores.map((name) => [name, value])) as { readonly [name: string]: typeof value })
      .default({})
      .describe('Victory points by kind of scoring.'),
    options: z.array(z.enum(options)).default([]),
    attacker: colour.describe('The attacker while red has seat 0; the role belongs to the seat.').exactOptional(),
  };
  return { body: z.strictObject(shape), file: z.strictObject({ format, id, title, ...shape }) };
}
export type MissionSchemas = ReturnType<typeof missionSchemas>;
export type MissionBody = z.output<MissionSchemas['body']>;
