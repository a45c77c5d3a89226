import { z } from 'zod';
import { RESERVES, ROLES } from '../types.ts';
import { expected, format, id, modelCounts, points, reference, title, wargear } from './common.ts';

const bodyOfUnit = {
  id,
  datasheet: id,
  models: modelCounts.describe('A number, or numbers by kind. Left out: the least the datasheet allows.').exactOptional(),
  wargear: wargear.exactOptional(),
  points: points.describe('Of the whole unit. Left out: the sum over its models.').exactOptional(),
  roles: z.array(z.enum(ROLES)).default([]),
};
/** A unit that can be brought into play. */
export const conjurableUnit = z.strictObject(bodyOfUnit);
const unit = z.strictObject({
  ...bodyOfUnit,
  attachedTo: id.describe('The unit that it leads or has joined.').exactOptional(),
  joins: z
    .union([z.literal('any'), z.array(id).min(1)], expected('any, or a list of units of this army'))
    .describe('Of a character: the units that it may join and leave in play, where the edition has that.')
    .exactOptional(),
  embarkedIn: id.describe('The transport that it starts in.').exactOptional(),
  dedicatedTo: id.describe('The unit that it was taken for: of a transport, the only one that may start in it.').exactOptional(),
  reserve: z.enum(RESERVES).describe('It starts off the table and comes in this way.').exactOptional(),
});

const armyShape = {
  id,
  title,
  doctrine: reference.describe('Who decides for it where no scenario says so, as in a round-robin. Left out: balanced.').exactOptional(),
  limit: z.int().min(1).max(100000).describe('Most points in any family.'),
  units: z.array(unit).min(1).max(100),
};
export const armyBody = z.strictObject(armyShape);
export const armyFile = z.strictObject({ format, ...armyShape });
export type ArmyBody = z.output<typeof armyBody>;
