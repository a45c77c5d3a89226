import { z } from 'zod';
import { RESERVES, ROLES } from '../types.ts';
import { objective, terrainPiece } from './battlefield.ts';
import { angle, colour, expected, format, id, inches, keywords, modelCounts, point, title, wargear, whole } from './common.ts';
import { formation } from './scenario.ts';

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, expected('a name'));
const value: z.ZodType<null | boolean | number | string | readonly unknown[] | { readonly [key: string]: unknown }> = z.json();
const values = z.record(z.string(), z.json());

const unit = z.strictObject({
  datasheet: id,
  army: colour.describe('Left out: red for the first unit, blue for the others.').exactOptional(),
  models: modelCounts.exactOptional(),
  wargear: wargear.exactOptional(),
  at: point.describe('Centre of the unit.').exactOptional(),
  positions: z.array(point).min(1).describe('Centre of each model, instead of at.').exactOptional(),
  ...formation,
  stats: z.record(name, z.union([z.number(), z.string(), z.array(z.number())])).describe('Characteristics instead of those of the datasheet.').exactOptional(),
  rules: keywords.describe('Keywords and rules beside those of the datasheet.').exactOptional(),
  weapons: z.record(id, values).describe('Weapons of its own, or changed fields of those of the datasheet.').exactOptional(),
  wounds: whole.min(1).describe('Wounds or Hull Points that each model has left.').exactOptional(),
  roles: z.array(z.enum(ROLES)).exactOptional(),
  attachedTo: name.exactOptional(),
  embarkedIn: name.exactOptional(),
  reserve: z.enum(RESERVES).exactOptional(),
});

const given = z.strictObject({
  units: z.record(name, unit),
  terrain: z.array(terrainPiece).exactOptional(),
  objectives: z.array(objective).exactOptional(),
  battlefield: z.strictObject({ width: inches, height: inches }).exactOptional(),
  round: whole.min(0).max(20).exactOptional(),
  active: colour.exactOptional(),
  statuses: z.record(name, z.array(z.string())).exactOptional(),
  registers: z.record(name, z.record(z.string(), z.number())).exactOptional(),
  mission: values.exactOptional(),
});

const face = z.union([z.number(), z.string()]);
const dice = z
  .record(
    z.string().regex(/^[a-z][a-z0-9-]*(@(red|blue))?$/, expected('a purpose like hit or roll-off@red')),
    z.array(z.union([face, z.array(z.number()).min(1)], expected('a face, or a list of faces that are summed'))),
  )
  .describe('Raw faces by purpose; dice that are summed stand in an inner list.');

const example = z.strictObject({
  rule: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*-\d+[a-z]?$/, expected('a rule id like CLS-SHOOT-06')),
  title,
  variant: z.string().describe('Left out: the folder\'s.').exactOptional(),
  given,
  when: z.array(z.record(name, value)).min(1).describe('What is done; the first key of each is the verb.'),
  answers: values.default({}),
  dice: dice.default({}),
  then: values,
  off: z
    .union([z.literal('same'), z.strictObject({ dice: dice.exactOptional(), then: values.exactOptional() })], expected('same, or { dice, then }'))
    .exactOptional(),
});

/** A list of cases, or one with its format. */
export const exampleFile = z.union(
  [z.array(example), z.strictObject({ format, examples: z.array(example) })],
  expected('a list of examples, or { format: 1, examples }'),
);
export type ExampleBody = z.output<typeof example>;
