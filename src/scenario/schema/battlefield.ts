import { z } from 'zod';
import { TERRAIN_KINDS } from '../types.ts';
import { angle, expected, format, id, inches, point, title, whole } from './common.ts';
import { weapon } from './datasheet.ts';

const polygon = z.array(point).min(3).max(32);

export const terrainPiece = z.strictObject({
  id,
  kind: z.enum(TERRAIN_KINDS),
  at: point.describe('Centre of a named shape.').exactOptional(),
  shape: z.enum(['rectangle', 'hexagon', 'octagon', 'oval']).default('rectangle'),
  size: z
    .tuple([inches.min(0.1), inches.min(0.1)], expected('[length, width] in inches'))
    .describe('[length, width] in inches.')
    .exactOptional(),
  angle: angle.default(0),
  polygon: polygon.describe('Corners in order, instead of at, shape, size and angle.').exactOptional(),
  height: inches.describe('Above ground.'),
  floors: z.array(inches).default([]).describe('Heights on which models can stand, beside the ground.'),
  walls: z
    .union([z.literal('all'), z.array(whole.min(0).max(31))], expected('all, or a list of sides'))
    .default([])
    .describe('Opaque sides: all, or numbers; side 0 runs from the first corner to the second.'),
  cover: whole.min(2).max(6).describe("Cover save of this piece instead of its kind's.").exactOptional(),
  building: z
    .strictObject({
      armour: whole.min(10).max(15).describe('Armour Value.'),
      capacity: whole.min(1).max(100).describe('Places for models.'),
      firePoints: whole.min(0).max(50).default(0).describe('How many of those inside may fire.'),
      doors: z.array(whole.min(0).max(31)).default([]).describe('Sides with a door in their middle; none: anywhere.'),
      battlements: z.boolean().default(false).describe('Whether models can stand on its roof, behind a parapet.'),
    })
    .describe('What it holds, where units can occupy it.')
    .exactOptional(),
  gun: weapon.describe('A weapon mounted on it, for whoever stands by or occupies it: blocks by family as in datasheets.').exactOptional(),
  owner: z
    .enum(['red', 'blue'])
    .describe(
      'The army it belongs to while red sits in seat 0; with the seats swapped the other one, and of its twin always the other one.',
    )
    .exactOptional(),
  twin: id.describe('Id of a second, like piece turned by 180 degrees about the centre of the board.').exactOptional(),
});

export const objective = z.strictObject({
  id,
  at: point,
  radius: inches.default(0.8).describe('Of the marker, in inches.'),
  twin: id.describe('Id of a second marker, opposite the first.').exactOptional(),
});

const zones = z
  .union(
    [
      z.strictObject({ 'long-edges': inches.min(1) }),
      z.strictObject({ 'short-edges': inches.min(1) }),
      z.strictObject({ seats: z.tuple([polygon, polygon]) }),
    ],
    expected('{ long-edges: depth }, { short-edges: depth } or { seats: [polygon, polygon] }'),
  )
  .default({ 'long-edges': 12 })
  .describe('Where the two seats deploy.');

const battlefieldShape = {
  width: z.number().min(6).max(300).describe('Along x, in inches.'),
  height: z.number().min(6).max(300).describe('Along y, in inches.'),
  zones,
  terrain: z.array(terrainPiece).max(200).default([]),
  objectives: z.array(objective).max(50).default([]),
};
export const battlefieldBody = z.strictObject(battlefieldShape);
export const battlefieldFile = z.strictObject({ format, id, title, ...battlefieldShape });
export type BattlefieldBody = z.output<typeof battlefieldBody>;
export type TerrainBody = z.output<typeof terrainPiece>;
export type ObjectiveBody = z.output<typeof objective>;
