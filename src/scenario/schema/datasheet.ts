import { z } from 'zod';
import { type Block, COMMON_KEYWORDS } from '../types.ts';
import { base, byFamily, expected, format, id, named, type PointsSchema, title, whole } from './common.ts';

/** The blocks of a family, as zod schemas. */
export interface FamilyBlocks {
  readonly name: string;
  readonly sheet: z.ZodType<Block>;
  readonly model: z.ZodType<Block>;
  readonly weapon: z.ZodType<Block>;
}

const kindShape = {
  count: z
    .union([whole.min(0).max(200), z.tuple([whole.min(0).max(200), whole.min(1).max(200)])], expected('a number, or [least, most]'))
    .default([0, 200])
    .describe('Number in a unit: a number, or [least, most].'),
  base,
  height: z.number().min(0.1).max(30).describe('Height of the body, in inches.'),
  weapons: z.array(id).default([]),
};

const blocksOf = (families: readonly FamilyBlocks[], which: 'sheet' | 'model' | 'weapon') =>
  Object.assign({}, ...families.map((it) => byFamily([it.name], it[which]))) as {
    readonly [family: string]: z.ZodExactOptional<z.ZodType<Block>>;
  };

/** Datasheets with blocks of the known families. */
export function datasheetSchemas(families: readonly FamilyBlocks[], points: PointsSchema) {
  const weapon = z.strictObject(blocksOf(families, 'weapon'));
  // The families are unknown at compile time: their blocks are picked out by name.
  const ofModel: Record<never, never> = blocksOf(families, 'model');
  const ofSheet: Record<never, never> = blocksOf(families, 'sheet');
  const file = z.strictObject({
    format,
    id,
    title,
    keywords: z.array(z.enum(COMMON_KEYWORDS)).default([]).describe('What the unit is, in words that every edition knows.'),
    models: named(z.strictObject({ ...kindShape, points, ...ofModel })).describe('Kinds of model, by name.'),
    weapons: named(weapon).default({}).describe('Weapons, by name.'),
    ...ofSheet,
  });
  return { weapon, file };
}
export type DatasheetSchemas = ReturnType<typeof datasheetSchemas>;
export type WeaponSchema = DatasheetSchemas['weapon'];
export type DatasheetFile = z.output<DatasheetSchemas['file']>;
