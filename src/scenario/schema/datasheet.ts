import { z } from 'zod';
import { ARCS, CLASSIC_TYPES, CLASSIC_WEAPON_TYPES, COMMON_KEYWORDS, FACES, VEHICLE_FLAGS } from '../types.ts';
import { amount, expected, format, id, inches, keywords, named, points, title, whole } from './common.ts';

const millimetres = z.number().min(10).max(400);
const base = z
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

const stat = whole.min(0).max(10);
/** 1+ armour counts as 2+ where no rule knows better. */
const armour = whole.min(1).max(7).describe('3 stands for 3+; 7 for none.');
const save = whole.min(2).max(7).describe('3 stands for 3+; 7 for none.');

const psychic = z
  .strictObject({
    disciplines: z.array(id).describe('On whose tables it rolls for powers.').exactOptional(),
    knows: z.array(id).describe('Powers that it always has.').exactOptional(),
  })
  .describe('Powers of a psyker. Left out: it rolls on the generic discipline.');

const classicModelShape = {
  WS: stat.exactOptional(),
  BS: stat.exactOptional(),
  S: stat.exactOptional(),
  T: stat.exactOptional(),
  W: whole.min(1).max(30).exactOptional(),
  I: stat.exactOptional(),
  A: stat.exactOptional(),
  Ld: stat.exactOptional(),
  Sv: armour.exactOptional(),
  inv: whole.min(2).max(6).exactOptional(),
  AV: z
    .tuple([whole.min(1).max(15), whole.min(1).max(15), whole.min(1).max(15)], expected('Armour Values [front, side, rear]'))
    .exactOptional(),
  HP: whole.min(1).max(30).exactOptional(),
  type: z
    .enum([...CLASSIC_TYPES, 'gun'])
    .describe('Where it differs from the unit: crew and guns of artillery.')
    .exactOptional(),
  psychic: psychic.exactOptional(),
  rules: keywords.exactOptional(),
};
const classicModel = z.strictObject(classicModelShape);
const hybridModel = z.strictObject({
  ...classicModelShape,
  M: inches.describe('Movement; left out, that of its unit type.').exactOptional(),
});

const STRENGTHS = 'a Strength from 0 to 10, D, user, +1 to +9, x2, or one for each ring of a Mega-blast, innermost first: D/10/5';
const strength = z.union(
  [whole.min(0).max(10), z.string().regex(/^(user|D|\+\d|x2|(D|10|\d)(\/(D|10|\d)){2})$/, expected(STRENGTHS))],
  expected(STRENGTHS),
);
const ARMOUR_PIERCING = '1 to 6, "-" for none, or one for each ring of a Mega-blast: 2/3/4';
const classicWeaponShape = {
  range: z
    .union([z.number().min(0).max(1000), z.enum(['template', 'unlimited'])], expected('inches, template or unlimited'))
    .exactOptional(),
  S: strength,
  AP: z.union(
    [whole.min(1).max(6), z.string().regex(/^([1-6]|-)(\/([1-6]|-)){2}$|^-$/, expected(ARMOUR_PIERCING))],
    expected(ARMOUR_PIERCING),
  ),
  type: z.enum(CLASSIC_WEAPON_TYPES),
  shots: z.union([amount, z.tuple([whole.min(0), whole.min(1)])], expected('a number, dice, or two numbers for salvo')).exactOptional(),
  rules: keywords.exactOptional(),
  arc: z.enum(ARCS).describe('How it is mounted on a vehicle.').exactOptional(),
  muzzle: inches.describe('Inches that its muzzle stands out beyond the hull.').exactOptional(),
};
const classicWeapon = z.strictObject(classicWeaponShape);
const hybridWeapon = z.strictObject({
  ...classicWeaponShape,
  AP: classicWeaponShape.AP.describe('The classic AP; left out, the one that the modifier stands for.').exactOptional(),
  modernAP: whole.min(-6).max(0).describe('AP as a modifier of saves; left out, the one that the classic AP stands for.').exactOptional(),
  D: amount.describe('Damage; left out, 1.').exactOptional(),
  A: whole
    .min(1)
    .max(20)
    .describe('Attacks that a vehicle whose profile has none makes with this Melee weapon; left out, 1.')
    .exactOptional(),
});

const none = z.literal('-');
const MOVE = 'inches, inches with a plus for a least move (20+), or "-" for none';
const outline = z
  .strictObject({
    length: z.number().min(0.1).max(30).describe('Along the facing, in inches.'),
    width: z.number().min(0.1).max(30),
    forward: z.number().min(-15).max(15).describe('How far its middle lies ahead of the middle of the base.').exactOptional(),
    lift: z
      .number()
      .min(0)
      .max(30)
      .describe('How high its underside is above the ground; it reaches up to the height of the body.')
      .exactOptional(),
  })
  .describe('A box round what reaches beyond the base: wings, claws, a hull that floats, a long gun.');
const modernModel = z.strictObject({
  M: z
    .union([inches, z.string().regex(/^(\d{1,2}\+|-)$/, expected(MOVE))], expected(MOVE))
    .describe('Move in inches; 20+ for one without an upper limit, - for a model that cannot move. Neither is ever modified.'),
  T: whole.min(1).max(20),
  Sv: save,
  inv: whole.min(2).max(6).exactOptional(),
  W: whole.min(1).max(60),
  Ld: z.union([whole.min(2).max(12), none], expected('a number, or "-" for none')).describe('7 stands for 7+; - for none.'),
  OC: z.union([whole.min(0).max(20), none], expected('a number, or "-" for none')).describe('- for none: 0, and never modified.'),
  stem: z.boolean().describe('Whether it flies or hovers on a stem above its base.').exactOptional(),
  pivot: z.number().min(0).max(12).describe('Pivot value in inches, where it is not that of its kind.').exactOptional(),
  keywords: z.array(id).exactOptional(),
  abilities: keywords.exactOptional(),
  base: base.describe('What it stands on, where that is not the base of the kind.').exactOptional(),
  outline: outline.exactOptional(),
});
const modernWeapon = z.strictObject({
  range: z.union([z.number().min(1).max(1000), z.literal('melee')], expected('inches, or melee')),
  A: amount,
  skill: whole.min(2).max(6).describe('BS or WS: 3 stands for 3+.').exactOptional(),
  S: z.union([amount, none], expected('a number, dice, or "-" for none')),
  AP: whole.min(-6).max(0),
  D: amount,
  keywords: keywords.exactOptional(),
});

const classicSheet = z.strictObject({
  type: z.enum(CLASSIC_TYPES),
  flags: z.array(z.enum(VEHICLE_FLAGS)).default([]),
  transport: z
    .strictObject({
      capacity: whole.min(1).max(100).describe('Places for models.'),
      firePoints: whole.min(0).max(20).default(0).describe('How many passengers may fire.'),
      accessPoints: z.array(z.enum(FACES)).default([]).describe('Faces with a door in their middle; none: anywhere along the hull.'),
      carries: z.array(z.enum(CLASSIC_TYPES)).default(['infantry']).describe('Unit types that it takes.'),
    })
    .exactOptional(),
  psychic: psychic.exactOptional(),
  rules: keywords.default([]),
});
const modernSheet = z.strictObject({
  keywords: z.array(id).default([]),
  abilities: keywords.default([]),
  leads: z.array(id).describe('Datasheets it can be attached to.').exactOptional(),
  transport: z
    .strictObject({
      capacity: whole.min(1).max(100).describe('Places for models.'),
      takes: z.array(id).min(1).describe('Keywords of which models have one that it takes; left out: infantry.').exactOptional(),
      bars: z.array(id).min(1).describe('Keywords of models that it does not take.').exactOptional(),
      places: z.record(id, whole.min(2).max(20)).describe('Places that models with a keyword take up, if more than one.').exactOptional(),
    })
    .exactOptional(),
  damaged: z
    .strictObject({ at: whole.min(1).max(60), hit: whole.min(-3).max(0), oc: whole.min(-20).max(-1).exactOptional() })
    .describe('Wounds left at which a damaged profile holds.')
    .exactOptional(),
});

const modelKind = z.strictObject({
  count: z
    .union([whole.min(0).max(200), z.tuple([whole.min(0).max(200), whole.min(1).max(200)])], expected('a number, or [least, most]'))
    .default([0, 200])
    .describe('How many a unit has: a number, or [least, most].'),
  base,
  height: z.number().min(0.1).max(30).describe('Of the body, in inches.'),
  weapons: z.array(id).default([]),
  points,
  classic: classicModel.exactOptional(),
  modern: modernModel.exactOptional(),
  hybrid: hybridModel.exactOptional(),
});

export const weapon = z.strictObject({
  classic: classicWeapon.exactOptional(),
  modern: modernWeapon.exactOptional(),
  hybrid: hybridWeapon.exactOptional(),
});

export const datasheetShape = {
  id,
  title,
  keywords: z.array(z.enum(COMMON_KEYWORDS)).default([]).describe('What the unit is, in words that every edition knows.'),
  models: named(modelKind).describe('Kinds of model, by name.'),
  weapons: named(weapon).default({}).describe('Weapons, by name.'),
  classic: classicSheet.exactOptional(),
  modern: modernSheet.exactOptional(),
  hybrid: classicSheet.exactOptional(),
};
export const datasheetFile = z.strictObject({ format, ...datasheetShape });
export type DatasheetFile = z.output<typeof datasheetFile>;
