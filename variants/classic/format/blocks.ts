import { amount, type BlockSchemas, expected, faultsOfModes, id, inches, keywords, MELEE_MODE, modeOf, whole, z } from 'sandtable/blocks';
import type { Block } from 'sandtable/rules';

export const TYPES = [
  'infantry',
  'bike',
  'jetbike',
  'jump',
  'jet-pack',
  'beast',
  'cavalry',
  'artillery',
  'monster',
  'flying-monster',
  'gargantuan',
  'flying-gargantuan',
  'vehicle',
] as const;
/** Kinds of vehicle. */
export const VEHICLE_FLAGS = [
  'tank',
  'fast',
  'heavy',
  'open-topped',
  'skimmer',
  'walker',
  'transport',
  'flyer',
  'hover',
  'super-heavy',
  'chariot',
] as const;
/** Faces of a hull or a building. */
const FACES = ['front', 'left', 'right', 'rear'] as const;
export const WEAPON_TYPES = ['assault', 'heavy', 'rapid-fire', 'pistol', 'ordnance', 'salvo', 'melee', 'grenade', 'primary'] as const;
const ARCS = ['hull', 'sponson-left', 'sponson-right', 'turret', 'pintle'] as const;

const stat = whole.min(0).max(10);
/** 1+ armour counts as 2+ unless a rule says otherwise. */
const armour = whole.min(1).max(7).describe('3 means 3+; 7 means no save.');

/** The powers of a psyker: disciplines on whose tables it rolls, and powers it always has. */
const psychic = z
  .strictObject({
    disciplines: z.array(id).describe('Disciplines on whose tables it rolls for powers.').exactOptional(),
    knows: z.array(id).describe('Powers it always has.').exactOptional(),
  })
  .describe('Powers of a psyker. If omitted, it rolls on the generic discipline.');

/** A creature (`WS` to `Sv`) or a vehicle (`AV`, `HP`, `BS`; walkers and chariots have `WS`, `S`, `I` and `A` too). */
export const modelShape = {
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
    .enum([...TYPES, 'gun'])
    .describe('Values that differ from the unit: crew and guns of artillery.')
    .exactOptional(),
  psychic: psychic.exactOptional(),
  rules: keywords.exactOptional(),
};

const STRENGTHS = 'a Strength from 0 to 10, D, user, +1 to +9, x2, or one for each ring of a Mega-blast, innermost first: D/10/5';
const strength = z.union(
  [whole.min(0).max(10), z.string().regex(/^(user|D|\+\d|x2|(D|10|\d)(\/(D|10|\d)){2})$/, expected(STRENGTHS))],
  expected(STRENGTHS),
);
const ARMOUR_PIERCING = '1 to 6, "-" for none, or one for each ring of a Mega-blast: 2/3/4';
export const weaponShape = {
  range: z
    .union([z.number().min(0).max(1000), z.enum(['template', 'unlimited'])], expected('inches, template or unlimited'))
    .exactOptional(),
  S: strength,
  AP: z.union(
    [whole.min(1).max(6), z.string().regex(/^([1-6]|-)(\/([1-6]|-)){2}$|^-$/, expected(ARMOUR_PIERCING))],
    expected(ARMOUR_PIERCING),
  ),
  type: z.enum(WEAPON_TYPES),
  shots: z.union([amount, z.tuple([whole.min(0), whole.min(1)])], expected('a number, dice, or two numbers for salvo')).exactOptional(),
  rules: keywords.exactOptional(),
  arc: z.enum(ARCS).describe('How it is mounted on a vehicle.').exactOptional(),
  muzzle: inches.describe('Inches by which its muzzle extends beyond the hull.').exactOptional(),
  'mode-of': modeOf.exactOptional(),
};

const sheet = z.strictObject({
  type: z.enum(TYPES),
  flags: z.array(z.enum(VEHICLE_FLAGS)).default([]),
  transport: z
    .strictObject({
      capacity: whole.min(1).max(100).describe('Number of models it holds.'),
      firePoints: whole.min(0).max(20).default(0).describe('How many passengers may fire.'),
      accessPoints: z.array(z.enum(FACES)).default([]).describe('Faces with a door in their middle; none: anywhere along the hull.'),
      carries: z.array(z.enum(TYPES)).default(['infantry']).describe('Unit types it can carry.'),
    })
    .exactOptional(),
  psychic: psychic.exactOptional(),
  rules: keywords.default([]),
});

const CREATURE = ['WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld', 'Sv'];
const GUN = ['T', 'W', 'Sv'];
const VEHICLE = ['BS', 'AV', 'HP'];

function faultsOfModel(model: Block, unit: Block): string[] {
  const type = model['type'] ?? unit['type'];
  const [what, needed] = type === 'vehicle' ? ['vehicle', VEHICLE] : type === 'gun' ? ['gun', GUN] : ['creature', CREATURE];
  return needed.filter((it) => model[it] === undefined).map((it) => `found no ${it}, which a ${what} needs`);
}

function faultsOfWeapon({ range, type, shots, 'mode-of': gun }: Block): string[] {
  const faults: string[] = [];
  if (gun !== undefined && type === 'melee') faults.push(MELEE_MODE);
  if ((range === undefined) !== (type === 'melee'))
    faults.push(type === 'melee' ? 'found a range, but a melee weapon has none' : 'found no range, which a weapon that shoots needs');
  if (Array.isArray(shots) !== (type === 'salvo')) faults.push('expected two numbers of shots for salvo, and for salvo only');
  return faults;
}

/** The `classic` blocks of datasheets. */
export const blocks = {
  sheet,
  model: z.strictObject(modelShape),
  weapon: z.strictObject(weaponShape),
  faultsOfModel,
  faultsOfWeapon,
  faultsOfWeapons: faultsOfModes,
  conjures: (block) => block['psychic'] !== undefined,
} satisfies BlockSchemas;
