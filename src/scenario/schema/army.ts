import { z } from 'zod';
import { DEFAULT_DOCTRINE } from '../default-doctrine.ts';
import { RESERVES } from '../types.ts';
import { doctrineReference, expected, format, id, modelCounts, type PointsSchema, title, wargear, whole } from './common.ts';

/** Army lists with points of the known families and roles. */
export function armySchemas(points: PointsSchema, roles: readonly string[]) {
  const bodyOfUnit = {
    id,
    datasheet: id,
    models: modelCounts.describe('A number, or numbers by kind. Left out: the least the datasheet allows.').exactOptional(),
    wargear: wargear.exactOptional(),
    points: points.describe('Of the whole unit. Left out: the sum over its models.').exactOptional(),
    roles: z.array(z.enum(roles)).default([]),
  };
  const unit = z.strictObject({ ...bodyOfUnit, ...startOfUnit });
  const shape = { ...armyShape, units: z.array(unit).min(1).max(100) };
  return {
    /** A unit that can be brought into play. */
    conjurableUnit: z.strictObject(bodyOfUnit),
    body: z.strictObject(shape),
    file: z.strictObject({ format, ...shape }),
  };
}

const word = z.string().min(1).max(200);

/** What rules about army lists ask of a unit. */
export const unitMuster = z.strictObject({
  factions: z.array(id).default([]).describe('Faction keywords.'),
  enhancements: z
    .array(z.strictObject({ name: word, bearer: id.describe('The kind of model that has it.').exactOptional() }))
    .default([])
    .describe('Enhancements that were bought for it.'),
  warlord: z.enum(['must', 'cannot']).describe('Whether its datasheet says that it must be, or cannot be, the Warlord.').exactOptional(),
  exempt: z.boolean().default(false).describe('Whether it may be in a detachment of a keyword that it lacks.'),
});

const detachment = z.strictObject({
  kind: id.describe('Its name in the edition: combined-arms, allied, formation; or any, with slots.'),
  units: z.array(id).min(1).describe('Left out: all units that no other detachment names.').exactOptional(),
  slots: z
    .record(id, z.tuple([whole, whole]))
    .describe('Fewest and most choices by role, for a detachment that the edition does not know.')
    .exactOptional(),
  keyword: id.describe('A keyword that all its models have.').exactOptional(),
  battleline: z.array(id).default([]).describe('Datasheets that it makes Battleline.'),
});

/** The rules that a list keeps to, but for the edition. */
export const musterShape = {
  unbound: z.boolean().default(false).describe('It keeps to no detachments.'),
  faction: id.describe('The faction keyword that all its units have.').exactOptional(),
  part: z.enum(['attacker', 'defender']).describe('Its part in a siege mission.').exactOptional(),
  detachments: z.array(detachment).default([]),
};

const startOfUnit = {
  attachedTo: id.describe('The unit that it leads or has joined.').exactOptional(),
  joins: z
    .union([z.literal('any'), z.array(id).min(1)], expected('any, or a list of units of this army'))
    .describe('For a character: the units that it may join and leave in play, if the edition allows it.')
    .exactOptional(),
  embarkedIn: id.describe('The transport that it starts in.').exactOptional(),
  dedicatedTo: id.describe('The unit that it was bought for: for a transport, the only one that may start in it.').exactOptional(),
  reserve: z.enum(RESERVES).describe('It starts off the table and arrives in this way.').exactOptional(),
  muster: unitMuster.describe('What rules about army lists ask of it.').exactOptional(),
};

const armyShape = {
  id,
  title,
  doctrine: doctrineReference
    .describe(`Decides for it if the scenario names none, as in a round-robin. Left out: ${DEFAULT_DOCTRINE}.`)
    .exactOptional(),
  imported: z
    .strictObject({ notPlayed: z.int().min(0).max(100_000).describe('How many of its abilities are not played.') })
    .describe('Written by `sandtable import`, for reports.')
    .exactOptional(),
  muster: z
    .strictObject({ under: word.describe('The edition, or ruleset, whose rules about army lists it keeps to.'), ...musterShape })
    .describe('The rules that the list keeps to, checked before it is played. Left out: it states none but its limit.')
    .exactOptional(),
  limit: z.int().min(1).max(100000).describe('The points limit, in any family.'),
};
export type ArmySchemas = ReturnType<typeof armySchemas>;
export type ArmyBody = z.output<ArmySchemas['body']>;
