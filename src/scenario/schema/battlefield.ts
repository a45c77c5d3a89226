import { z } from 'zod';
import { angle, expected, format, id, inches, point, title, whole } from './common.ts';
import type { WeaponSchema } from './datasheet.ts';

const polygon = z.array(point).min(3).max(32);

const terrainPiece = (kinds: readonly string[], weapon: WeaponSchema) =>
  z.strictObject({
    id,
    kind: z.enum(kinds),
    at: point.describe('Centre of a named shape.').exactOptional(),
    shape: z.enum(['rectangle', 'hexagon', 'octagon', 'oval']).default('rectangle'),
    size: z
      .tuple([inches.min(0.1), inches.min(0.1)], expected('[length, width] in inches'))
      .describe('[length, width] in inches.')
      .exactOptional(),
    angle: angle.default(0),
    polygon: polygon.describe('Corners in order, instead of at, shape, size and angle.').exactOptional(),
    height: inches.describe('Above ground.'),
    floors: z.array(inches).default([]).describe('Heights at which models can stand, apart from the ground.'),
    walls: z
      .union([z.literal('all'), z.array(whole.min(0).max(31))], expected('all, or a list of sides'))
      .default([])
      .describe('Opaque sides: all, or numbers; side 0 runs from the first corner to the second.'),
    cover: whole.min(2).max(6).describe("Cover save of this piece instead of its kind's.").exactOptional(),
    building: z
      .strictObject({
        armour: whole.min(10).max(15).describe('Armour Value.'),
        capacity: whole.min(1).max(100).describe('Number of models it holds.'),
        firePoints: whole.min(0).max(50).default(0).describe('How many of those inside may fire.'),
        doors: z.array(whole.min(0).max(31)).default([]).describe('Sides with a door in their middle; none: anywhere.'),
        battlements: z.boolean().default(false).describe('Whether models can stand on its roof, behind a parapet.'),
      })
      .describe('Its interior, if units can occupy it.')
      .exactOptional(),
    gun: weapon.describe('A weapon mounted on it, for units next to it or inside: blocks by family as in datasheets.').exactOptional(),
    owner: z
      .enum(['red', 'blue'])
      .describe(
        'The army that owns it while red has seat 0; with the seats swapped, the other one. Its twin always belongs to the opponent.',
      )
      .exactOptional(),
    twin: id.describe('Id of a second piece like it, turned by 180 degrees about the centre of the board.').exactOptional(),
  });

export const objective = z.strictObject({
  id,
  at: point,
  radius: inches.default(0.8).describe('Radius of the marker, in inches.'),
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

/** Battlefields with the known kinds of terrain, and weapons by family. */
export function battlefieldSchemas(kinds: readonly string[], weapon: WeaponSchema) {
  const piece = terrainPiece(kinds, weapon);
  const shape = {
    width: z.number().min(6).max(300).describe('Along x, in inches.'),
    height: z.number().min(6).max(300).describe('Along y, in inches.'),
    zones,
    terrain: z.array(piece).max(200).default([]),
    objectives: z.array(objective).max(50).default([]),
  };
  return { piece, body: z.strictObject(shape), file: z.strictObject({ format, id, title, ...shape }) };
}
export type BattlefieldSchemas = ReturnType<typeof battlefieldSchemas>;
export type BattlefieldBody = z.output<BattlefieldSchemas['body']>;
export type TerrainBody = z.output<BattlefieldSchemas['piece']>;
export type ObjectiveBody = z.output<typeof objective>;
