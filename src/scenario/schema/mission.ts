import { z } from 'zod';
import { MISSION_OPTIONS, SCORING } from '../types.ts';
import { colour, expected, format, id, title } from './common.ts';

const value = z.int().min(0).max(100).exactOptional();
const scoring = z
  .strictObject(Object.fromEntries(SCORING.map((name) => [name, value])) as Record<(typeof SCORING)[number], typeof value>)
  .default({})
  .describe('Victory points by what scores them.');

const missionShape = {
  rounds: z.union([z.int().min(1).max(20), z.literal('variant')], expected("1 to 20, or variant for the edition's own length")),
  scoring,
  options: z.array(z.enum(MISSION_OPTIONS)).default([]),
  attacker: colour.describe('The army that attacks while red sits in seat 0; the part goes with the seat.').exactOptional(),
};
export const missionBody = z.strictObject(missionShape);
export const missionFile = z.strictObject({ format, id, title, ...missionShape });
export type MissionBody = z.output<typeof missionBody>;
