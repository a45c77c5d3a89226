import { FACING } from 'sandtable/kit';
import { type Block, keywordBits, type Profile } from 'sandtable/rules';
import { type Classic, type ClassicStats, FOE, type Hold, NEVER, STAT, TYPE, type UnitType, VEHICLE } from '../family.ts';
import { readArm } from '../weapons/arms.ts';

/** Reads the `classic` block of datasheets (CLS-DEF-09, CLS-VEH-01). Never called in play. */

const NAMES = ['WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'] as const;

function numberAt(block: Block, key: string, otherwise: number): number {
  const value = block[key];
  if (value === undefined || value === '-' || value === null) return otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 255) {
    throw new TypeError(`${key} is ${JSON.stringify(value)}; expected a whole number`);
  }
  return value;
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function typeOf(block: Block): UnitType {
  const name = block['type'] ?? (block['AV'] === undefined ? 'infantry' : 'vehicle');
  const type = TYPE[name as keyof typeof TYPE] as UnitType | undefined;
  if (type === undefined) throw new TypeError(`type is ${JSON.stringify(name)}; it is one of ${Object.keys(TYPE).join(', ')}`);
  return type;
}

function vehicleBits(block: Block): number {
  let bits: number = VEHICLE.plain;
  for (const name of listOf(block['flags'])) {
    const bit = VEHICLE[name as keyof typeof VEHICLE] as number | undefined;
    if (bit === undefined) throw new TypeError(`flags has "${name}"; known are ${Object.keys(VEHICLE).join(', ')}`);
    bits |= bit;
  }
  return bits;
}

/** The foes named by each rule of FOE: `hatred psyker`, once for each keyword; without a keyword it applies to all. */
function foesOf(block: Block): readonly (Uint32Array | null)[] {
  const rules = listOf(block['rules']);
  return Object.keys(FOE).map((rule) => {
    const named = rules.filter((text) => text.startsWith(`${rule} `)).map((text) => text.slice(rule.length + 1));
    return named.length === 0 || rules.includes(rule) ? null : keywordBits(named);
  });
}

/** What a transport can carry; null for anything else. */
function holdOf(block: Block): Hold | null {
  const line = block['transport'] as Block | undefined;
  if (line === undefined) return null;
  let access = 0;
  for (const name of listOf(line['accessPoints'])) access |= FACING[name as keyof typeof FACING];
  let takes = 0;
  const types = line['carries'] === undefined ? ['infantry'] : listOf(line['carries']);
  for (const name of types) takes |= 1 << TYPE[name as keyof typeof TYPE];
  return Object.freeze({ capacity: numberAt(line, 'capacity', 0), firePoints: numberAt(line, 'firePoints', 0), access, takes });
}

function psychicOf(block: Block): ClassicStats['psychic'] {
  const given = block['psychic'] as Block | undefined;
  if (given === undefined) return null;
  const { disciplines, knows } = given;
  return { ...(disciplines !== undefined && { disciplines: listOf(disciplines) }), ...(knows !== undefined && { knows: listOf(knows) }) };
}

function readModel(block: Block): ClassicStats {
  const type = typeOf(block);
  const vehicle = type === TYPE.vehicle ? vehicleBits(block) : 0;
  const values = new Uint8Array(10);
  NAMES.forEach((name, k) => {
    values[k] = numberAt(block, name, 0);
  });
  values[STAT.Sv] = numberAt(block, 'Sv', NEVER);
  values[STAT.inv] = numberAt(block, 'inv', NEVER);
  const armour = block['AV'];
  if (vehicle !== 0 && (!Array.isArray(armour) || armour.length !== 3)) throw new TypeError('AV is missing: [front, side, rear]');
  const [front, side, rear] = vehicle === 0 ? [0, 0, 0] : (armour as readonly number[]).map(Number);
  const wounds = vehicle === 0 ? numberAt(block, 'W', 1) : numberAt(block, 'HP', 3);
  const hold = vehicle === 0 ? null : holdOf(block);
  const psychic = psychicOf(block);
  return Object.freeze({
    type,
    vehicle,
    values,
    front: front ?? 0,
    side: side ?? 0,
    rear: rear ?? 0,
    wounds,
    foes: foesOf(block),
    hold,
    psychic,
  });
}

const GARGANTUAN = [
  'fear',
  'fearless',
  'feel-no-pain',
  'hammer-of-wrath',
  'move-through-cover',
  'relentless',
  'smash',
  'strikedown',
  'stomp',
] as const;
/** What a super-heavy walker has in addition (CLS-VEH-48). */
const SUPER_HEAVY_WALKER = ['hammer-of-wrath', 'relentless', 'smash', 'strikedown', 'stomp'] as const;

/** Special rules that come with unit types and kinds of vehicle (CLS-UNIT, CLS-VEH-37). */
const BROUGHT: { readonly [kind: string]: readonly string[] } = {
  bike: ['hammer-of-wrath', 'jink', 'relentless', 'very-bulky'],
  jetbike: ['hammer-of-wrath', 'jink', 'relentless', 'very-bulky'],
  jump: ['bulky', 'deep-strike'],
  'jet-pack': ['bulky', 'deep-strike', 'relentless'],
  beast: ['fleet'],
  cavalry: ['fleet', 'hammer-of-wrath'],
  monster: ['fear', 'hammer-of-wrath', 'move-through-cover', 'relentless', 'smash'],
  gargantuan: GARGANTUAN,
  'flying-gargantuan': [...GARGANTUAN, 'deep-strike', 'jink', 'vector-strike'],
  'super-heavy': ['fear', 'move-through-cover'],
  skimmer: ['jink'],
  flyer: ['jink'],
  'flying-monster': ['fear', 'hammer-of-wrath', 'move-through-cover', 'relentless', 'smash', 'deep-strike', 'jink', 'vector-strike'],
  gun: ['artillery'],
};

/** Rules of a block, plus its type and kinds of vehicle as keywords with the rules that come with them. */
function keywordsOf(block: Block): readonly string[] {
  const list = [...listOf(block['rules'])];
  const isModel = block['shots'] === undefined && block['AP'] === undefined;
  // Strength D has a rule of its own (CLS-WPN-34).
  if (!isModel) return /^D(\/|$)|\/D/.test(String(block['S'])) ? [...list, 'destroyer'] : list;
  const kinds = [...(typeof block['type'] === 'string' ? [block['type']] : []), ...listOf(block['flags'])];
  const brought = kinds.flatMap((kind) => BROUGHT[kind] ?? []);
  if (!kinds.includes('super-heavy')) return [...list, ...kinds, ...brought];
  // A super-heavy cannot jink (CLS-VEH-43).
  const all = [...list, ...kinds, ...brought, ...(kinds.includes('walker') ? SUPER_HEAVY_WALKER : [])];
  return all.filter((rule) => rule !== 'jink');
}

export const profile: Profile<Classic> = {
  model: readModel,
  weapon: readArm,
  wounds: (stats) => stats.wounds,
  keywords: keywordsOf,
};
