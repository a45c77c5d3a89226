import { z } from 'zod';
import { DEFAULT_DOCTRINE } from '../default-doctrine.ts';
import type { ArmySchemas } from './army.ts';
import type { BattlefieldSchemas } from './battlefield.ts';
import {
  angle,
  colour,
  doctrineReference,
  expected,
  format,
  id,
  inches,
  keyword,
  named,
  point,
  reference,
  title,
  whole,
} from './common.ts';
import type { MissionSchemas } from './mission.ts';

/** How the models of a unit are arranged around a point: ranks across its facing, the first models in front. */
export const formation = {
  facing: angle.exactOptional(),
  files: whole.min(1).max(100).describe('Models in a rank; at most 5 if left out.').exactOptional(),
  gap: inches.min(0).describe('Between bases, in inches; 0.5 if left out.').exactOptional(),
};

const placement = z.strictObject({
  at: point.describe('Centre of the unit.').exactOptional(),
  ...formation,
  models: z.array(point).min(1).describe('Centre of each model, instead of at, files and gap.').exactOptional(),
  level: inches.default(0).describe('Height of the floor it stands on.'),
});
const places = z.union([z.literal('auto'), named(placement)], expected('auto, or places by unit'));
const deployment = z
  .union([z.literal('auto'), z.strictObject({ red: places, blue: places })], expected('auto, or { red, blue }'))
  .default('auto')
  .describe('Written with red in seat 0 and blue in seat 1.');

const target = z.string().regex(/^(nearest|(red|blue)\/[a-z0-9-]+)$/, expected('nearest, or <army>/<unit>'));
const step = z.union(
  [
    z.strictObject({ move: point }),
    z.strictObject({ shoot: target }),
    z.strictObject({ charge: target }),
    z.strictObject({ hold: z.literal(true) }),
  ],
  expected('{ move: [x, y] }, { shoot: target }, { charge: target } or { hold: true }'),
);
const order = z.strictObject({ army: colour, unit: id, round: whole.min(1).max(20), do: z.array(step).min(1) });

const either = <T extends z.ZodType>(body: T, what: string) =>
  z.union([reference, body], expected(`the name of ${what}, or one written out`));

export const scenarioFile = (army: ArmySchemas, battlefield: BattlefieldSchemas, mission: MissionSchemas) =>
  z.strictObject({
    format,
    id: id.describe('Left out: the name of the file.').exactOptional(),
    title,
    purpose: z
      .enum(['measure', 'exercise'], expected('measure or exercise'))
      .default('measure')
      .describe('exercise: it exists to bring up rules, not to measure balance; `run` leaves it out beside others that measure.'),
    'even-under': z
      .array(id)
      .default([])
      .describe('Editions under which equally good players are about even in it: red takes 35 to 65 % of the points.'),
    battlefield: either(battlefield.body, 'a battlefield'),
    armies: z.strictObject({ red: either(army.body, 'an army'), blue: either(army.body, 'an army') }),
    doctrines: z
      .strictObject({ red: doctrineReference.exactOptional(), blue: doctrineReference.exactOptional() })
      .default({})
      .describe(`Who decides for the armies. Left out: each army's own doctrine, or ${DEFAULT_DOCTRINE} if its file names none.`),
    players: z
      .union([z.enum(['own', 'panel']), z.array(doctrineReference).min(1)], expected('own, panel, or a list of doctrines'))
      .describe(
        'Who plays in a comparison: own: the doctrines above; panel: several that play well, and these; or the doctrines of a list.',
      )
      .exactOptional(),
    deployment,
    orders: z.array(order).default([]),
    mission: either(mission.body, 'a mission'),
    conjurable: z
      .array(army.conjurableUnit)
      .max(20)
      .describe('Units that psykers can bring into play. Left out: ten of horde-infantry, if a datasheet lists its powers.')
      .exactOptional(),
    waive: z.array(keyword).default([]).describe('Keywords that an edition may ignore.'),
  });
export type ScenarioFile = z.output<ReturnType<typeof scenarioFile>>;
export type PlacementBody = z.output<typeof placement>;
