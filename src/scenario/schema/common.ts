import { z } from 'zod';
import { parseAmount } from '../amount.ts';
import { parseKeyword } from '../keyword.ts';

/** A message that begins with `expected` says what a value should have been; the reader prefixes what it found. */
export const expected = (what: string): { error: string } => ({ error: `expected ${what}` });

/** The version of all file formats. */
export const FORMAT = 1;
export const format = z.literal(FORMAT).describe('Version of the file format: 1.');

export const id = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, expected('a name in lower case with hyphens, like line-infantry'))
  .describe('Lower case with hyphens.');
export const title = z
  .string()
  .min(1, expected('some text'))
  .regex(/^[^\r\n]*$/, expected('one line of text'));

/** A map by names of the author's choice. */
export const named = <T extends z.ZodType>(value: T) => z.record(id, value);

export const coordinate = z.number();
export const point = z.tuple([coordinate, coordinate], expected('a point [x, y] in inches')).describe('[x, y] in inches.');
/** A name to look up, or the path of a file relative to the one that names it. */
export const reference = z
  .string()
  .regex(/^([a-z][a-z0-9]*(-[a-z0-9]+)*|.+\.ya?ml)$/, expected('a name in lower case with hyphens, or the path of a .yaml file'));
/** A doctrine: a name or path like others, or `search:<rollouts>`. */
export const doctrineReference = z
  .string()
  .regex(
    /^([a-z][a-z0-9]*(-[a-z0-9]+)*|search:[1-9][0-9]{0,4}|.+\.ya?ml)$/,
    expected('a name in lower case with hyphens, search: and a number, or the path of a .yaml file'),
  );
export const inches = z.number().min(0).max(100);
export const angle = z.number().min(-360).max(360).describe('Degrees anticlockwise from +x.');
export const whole = z.int();
export const colour = z.enum(['red', 'blue']);

export const amount = z
  .union(
    [z.int().min(0).max(100), z.string().refine((text) => parseAmount(text) !== null, expected('dice like D6, D3+1 or 2D6'))],
    expected('a number, or dice like D6, D3+1 or 2D6'),
  )
  .describe('A number, or dice like D6, D3+1 or 2D6.');

export const keyword = z
  .string()
  .refine(
    (text) => parseKeyword(text) !== null,
    expected('a keyword in lower case with hyphens, with a value if it has one, like feel-no-pain 5'),
  )
  .describe('Lower case with hyphens, with a value if it has one: feel-no-pain 5.');
export const keywords = z.array(keyword);

const millimetres = z.number().min(10).max(400);
export const base = z
  .union(
    [
      z.strictObject({ round: millimetres }),
      z.strictObject({ oval: z.tuple([millimetres, millimetres]) }),
      z.strictObject({ rect: z.tuple([millimetres, millimetres]) }),
      z.strictObject({ hull: z.tuple([inches, inches]) }),
    ],
    expected('{ round: mm }, { oval: [mm, mm] }, { rect: [mm, mm] } or { hull: [inches, inches] }, length first'),
  )
  .describe('Round, oval and rectangular bases in millimetres, hulls in inches; length first.');

/** A value for each family, any of which may be left out. */
export const byFamily = <T extends z.ZodType>(families: readonly string[], value: T) =>
  Object.fromEntries(families.map((family) => [family, value.exactOptional()])) as { readonly [family: string]: z.ZodExactOptional<T> };

export const pointsOf = (families: readonly string[]) =>
  z.strictObject(byFamily(families, z.number().min(0).max(10000))).describe('Points by family.');
export type PointsSchema = ReturnType<typeof pointsOf>;

/** Numbers of models: by kind, or one number if the datasheet has one kind. */
export const modelCounts = z.union(
  [z.int().min(1).max(200), named(z.int().min(0).max(200))],
  expected('a number of models, or numbers by kind'),
);
export const wargear = named(z.array(id)).describe('Weapons that models of a kind carry instead of those of the datasheet.');
