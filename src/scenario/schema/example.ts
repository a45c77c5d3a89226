import { z } from 'zod';
import { RESERVES } from '../types.ts';
import { type BattlefieldSchemas, objective } from './battlefield.ts';
import { angle, byFamily, colour, expected, format, id, inches, keywords, modelCounts, point, title, wargear, whole } from './common.ts';
import type { FamilyBlocks } from './datasheet.ts';
import { knownKeys, unwrap } from './keys.ts';

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, expected('a name'));
const value: z.ZodType<null | boolean | number | string | readonly unknown[] | { readonly [key: string]: unknown }> = z.json();
const values = z.record(z.string(), z.json());

const anything = value.exactOptional();

type Values = z.ZodType<{ readonly [key: string]: unknown }>;

/** The keys of blocks that refuse all others; null if one of them takes any. */
function closedKeys(blocks: readonly z.ZodType[]): string[] | null {
  const closed = blocks.every((it) => it instanceof z.ZodObject && it.def.catchall instanceof z.ZodNever);
  return closed ? blocks.flatMap((it) => knownKeys(it, [])) : null;
}

/**
 * A map with some of the keys of blocks. A key that nobody knows would be read by nobody, and a word that no block takes there is a slip of
 * the pen; other values are checked where the edition reads them.
 */
const keyed = (keys: readonly string[], blocks: readonly z.ZodType[], more: z.ZodRawShape = {}): Values =>
  z.strictObject({ ...Object.fromEntries(keys.map((key) => [key, wordsOf(key, blocks)])), ...more });

/** One of the words of all blocks that have the key, if they all have words; else anything. */
function wordsOf(key: string, blocks: readonly z.ZodType[]): z.ZodType {
  const own = blocks.flatMap((it) => (it instanceof z.ZodObject && key in it.shape ? [unwrap(it.shape[key])] : []));
  const words = own.flatMap((it) => (it instanceof z.ZodEnum ? [it.options.map(String)] : []));
  return words.length === 0 || words.length < own.length ? anything : z.enum([...new Set(words.flat())]).exactOptional();
}

function blockOf({ sheet, model }: FamilyBlocks): Values {
  const keys = closedKeys([sheet, model]);
  const block = keys === null ? values : keyed(keys, [sheet, model]);
  return block.describe('Statline, type, rules or abilities in one family: datasheet block and model block in one.');
}

/** Weapons: a line of whatever family the example is played in, or lines by family. */
function weaponOf(families: readonly FamilyBlocks[]): Values {
  const keys = closedKeys(families.map((it) => it.weapon));
  if (keys === null) return values;
  const lines = families.map((it) => byFamily([it.name], keyed(knownKeys(it.weapon, []), [it.weapon])));
  return keyed(
    keys,
    families.map((it) => it.weapon),
    Object.assign({}, ...lines),
  );
}

const base = z.union(
  [
    z.number().positive(),
    z.strictObject({ round: z.number().positive() }),
    z.strictObject({ oval: z.tuple([z.number().positive(), z.number().positive()]) }),
    z.strictObject({ rect: z.tuple([z.number().positive(), z.number().positive()]) }),
    z.strictObject({ hull: z.tuple([z.number().positive(), z.number().positive()]) }),
  ],
  expected('a diameter in mm, or one of { round }, { oval }, { rect } in mm and { hull } in inches'),
);

/** One kind of model of a unit written out in the example. */
const kindShape = {
  models: whole.min(1).default(1),
  base: base.exactOptional(),
  height: inches.exactOptional(),
  keywords: keywords.exactOptional(),
  weapons: z.array(id).describe('Names of weapons of the unit; left out: all of them.').exactOptional(),
  points: z.number().min(0).exactOptional(),
};

const unitOf = (blocks: Record<never, never>, weapon: Values) =>
  z.strictObject({
    datasheet: id.describe('A datasheet; left out, the unit is written out here.').exactOptional(),
    army: colour.describe('Left out: red for the first unit, blue for the others.').exactOptional(),
    models: modelCounts.exactOptional(),
    wargear: wargear.exactOptional(),
    at: point.describe('Centre of the first model; the others form a row along +y.').exactOptional(),
    spacing: z.number().positive().describe('Inches between centres of the row; left out: bases half an inch apart.').exactOptional(),
    places: z
      .array(z.union([point, z.tuple([z.number(), z.number(), z.number()])]))
      .min(1)
      .describe('Centre of each model, instead of at; a third number is its level above ground.')
      .exactOptional(),
    facing: angle.exactOptional(),
    base: base.exactOptional(),
    height: inches.describe('Body height.').exactOptional(),
    keywords: keywords.exactOptional(),
    kinds: z
      .record(id, z.strictObject({ ...kindShape, ...blocks }))
      .describe('Several kinds of model, in order, instead of one.')
      .exactOptional(),
    ...blocks,
    stats: z.record(name, z.json()).describe('Characteristics instead of those of the datasheet.').exactOptional(),
    rules: keywords.describe('Keywords, rules and abilities in addition to those of the datasheet or block.').exactOptional(),
    weapons: z.record(id, weapon).describe("Weapons by name: a line of the variant's family, or lines by family.").exactOptional(),
    wounds: z
      .union([whole.min(1), z.array(whole.min(0))])
      .describe('Wounds or Hull Points left: the same for all models, or model by model.')
      .exactOptional(),
    statuses: z.array(z.string()).exactOptional(),
    points: z.number().min(0).exactOptional(),
    roles: z.array(z.string()).exactOptional(),
    attachedTo: name.exactOptional(),
    joins: z.union([z.literal('any'), z.array(name).min(1)]).exactOptional(),
    embarkedIn: name.exactOptional(),
    dedicatedTo: name.exactOptional(),
    reserve: z.enum(RESERVES).exactOptional(),
  });

const givenOf = (unit: ReturnType<typeof unitOf>, terrainPiece: BattlefieldSchemas['piece']) =>
  z.looseObject({
    units: z.record(name, unit),
    terrain: z.array(terrainPiece).exactOptional(),
    objectives: z.array(objective).exactOptional(),
    conjurable: z.record(name, unit).describe('Units that can be brought into play.').exactOptional(),
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
    z
      .string()
      .regex(
        /^[a-z][a-z0-9-]*(@([A-Za-z][A-Za-z0-9-]*)?(>[A-Za-z][A-Za-z0-9-]*)?)?$/,
        expected('a purpose like hit, roll-off@red or save@>B'),
      ),
    z.array(z.union([face, z.array(z.number()).min(1)], expected('a face, or a list of faces that are summed'))),
  )
  .describe('Raw faces by purpose; dice that are summed form an inner list.');

const exampleOf = (given: ReturnType<typeof givenOf>) =>
  z.strictObject({
    rule: z
      .string()
      .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*-\d+[a-z]?$/, expected('a rule id like CLS-SHOOT-06'))
      .default('')
      .describe('The entry that the example illustrates; an attack for `odds` has none.'),
    title,
    variant: z.string().describe("Left out: the folder's.").exactOptional(),
    given,
    when: z.array(z.record(name, value)).min(1).describe('The actions; the first key of each is the verb.'),
    answers: values.default({}),
    dice: dice.default({}),
    // biome-ignore lint/suspicious/noThenProperty: the format's word; no one awaits a schema.
    then: values.default({}),
    off: z
      .union(
        [
          z.literal('same'),
          // biome-ignore lint/suspicious/noThenProperty: as above.
          z.strictObject({ dice: dice.exactOptional(), then: values.exactOptional() }),
        ],
        expected('same, or { dice, then }'),
      )
      .exactOptional(),
  });

/** A list of cases, or one with its format; units may be written out in the known families. */
export function exampleFile(families: readonly FamilyBlocks[], { piece }: BattlefieldSchemas) {
  const blocks: Record<never, never> = Object.assign({}, ...families.map((it) => byFamily([it.name], blockOf(it))));
  const example = exampleOf(givenOf(unitOf(blocks, weaponOf(families)), piece));
  return z.union(
    [z.array(example), z.strictObject({ format, examples: z.array(example) })],
    expected('a list of examples, or { format: 1, examples }'),
  );
}
export type ExampleBody = z.output<ReturnType<typeof exampleOf>>;
