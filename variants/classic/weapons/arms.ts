import { type Block, hashName, keywordBits, type WeaponSheet } from 'sandtable/rules';
import { ARM, type ArmType, type Classic, type ClassicArm, STRENGTH } from '../family.ts';
import { NO_GUN } from './modes.ts';

/** Reads weapon lines into numbers (CLS-WPN-01). */

/** Half-angles of mounts: a hull or fixed weapon 45 degrees in all, a sponson 180, turrets and pintles all round (CLS-VEH-10). */
const MOUNTS: { readonly [arc: string]: { readonly degrees: number; readonly cosHalf: number } } = {
  hull: { degrees: 0, cosHalf: 0.9238795325112867 },
  'sponson-left': { degrees: 90, cosHalf: 0 },
  'sponson-right': { degrees: 270, cosHalf: 0 },
  turret: { degrees: 0, cosHalf: -1 },
  pintle: { degrees: 0, cosHalf: -1 },
};

/** Radius of each marker in inches (CLS-DEF-07). */
const MARKERS: { readonly [rule: string]: number } = {
  blast: 1.5,
  'large-blast': 2.5,
  'massive-blast': 3.5,
  'apocalyptic-blast': 5,
  'mega-blast': 7.5,
};

/** Rings of a Mega-blast. */
const RINGS = 3;
const TEMPLATE_INCHES = 8;
const HELLSTORM_INCHES = 16;

/** Splits `poisoned 4` or `haywire 4/6`. */
interface RuleValue {
  readonly name: string;
  /** Null for a rule without one. */
  readonly value: number | null;
  readonly second: number | null;
}

/** Key in `ruleValues` of the second number of a rule that has two. */
export const secondOf = (rule: string): string => `${rule}/2`;

/** Splits a rule of a weapon into its name and numbers. */
function ruleValue(text: string): RuleValue {
  const [name = '', values] = text.split(' ');
  const found = /^(\d+)(?:\/(\d+))?$/.exec(values ?? '');
  if (found === null) return { name, value: null, second: null };
  return { name, value: Number(found[1]), second: found[2] === undefined ? null : Number(found[2]) };
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function strengthOf(value: unknown, where: string): { readonly kind: ClassicArm['strengthKind']; readonly strength: number } {
  if (typeof value === 'number') return { kind: STRENGTH.fixed, strength: value };
  const text = String(value ?? 'user');
  if (text === 'user' || text === 'none' || text === '-') return { kind: STRENGTH.plus, strength: 0 };
  if (text === 'D') return { kind: STRENGTH.destroyer, strength: 10 };
  const found = /^([+x])(\d+)$/.exec(text);
  if (found !== null) return { kind: found[1] === 'x' ? STRENGTH.times : STRENGTH.plus, strength: Number(found[2]) };
  if (/^\d+$/.test(text)) return { kind: STRENGTH.fixed, strength: Number(text) };
  throw new TypeError(`${where}: S is "${text}"; write a number, user, +n, xn or D`);
}

interface Shots {
  readonly plain: number;
  readonly dice: number;
  readonly sides: 3 | 6;
  readonly moved: number;
}

function shotsOf(value: unknown, where: string): Shots {
  if (value === undefined) return { plain: 1, dice: 0, sides: 6, moved: 1 };
  if (typeof value === 'number') return { plain: value, dice: 0, sides: 6, moved: value };
  if (Array.isArray(value) && value.length === 2) return { plain: Number(value[1]), dice: 0, sides: 6, moved: Number(value[0]) };
  const found = /^(\d*)D([36])(?:\+(\d+))?$/.exec(String(value));
  if (found === null) throw new TypeError(`${where}: shots are "${String(value)}"; write a number, D6, D3+1 or [moved, still]`);
  const plain = Number(found[3] ?? 0);
  return { plain, dice: found[1] === '' ? 1 : Number(found[1]), sides: found[2] === '3' ? 3 : 6, moved: plain };
}

/** The value for one ring of a line with three values, one for each ring of a Mega-blast. */
function inRing(block: Block, ring: number, name: string): Block {
  const at = (key: string): unknown => {
    const value = block[key];
    if (typeof value !== 'string' || !value.includes('/')) return value;
    const parts = value.split('/');
    if (parts.length !== RINGS) throw new TypeError(`${name}: ${key} of a Mega-blast is one value or three, innermost first`);
    const part = parts[ring] ?? '';
    return /^\d+$/.test(part) ? Number(part) : part;
  };
  return { ...block, S: at('S'), AP: at('AP'), rules: listOf(block['rules']).filter((rule) => rule !== 'mega-blast') };
}

const ringsOf = (block: Block, name: string): readonly WeaponSheet<Classic>[] => {
  if (!listOf(block['rules']).includes('mega-blast')) return [];
  return [0, 1, 2].map((ring) => madeArm(name, inRing(block, ring, name)));
};

/** Reads one weapon line. Throws a TypeError that names the weapon and the key at fault. */
export function readArm(block: Block, name: string): ClassicArm {
  const rules = listOf(block['rules']);
  const type = ARM[block['type'] as keyof typeof ARM] as ArmType | undefined;
  if (type === undefined) throw new TypeError(`${name}: type is "${String(block['type'])}"; it is one of ${Object.keys(ARM).join(', ')}`);
  const rings = ringsOf(block, name);
  const inner = rings.length > 0 ? inRing(block, 0, name) : block;
  const { kind, strength } = strengthOf(rules.includes('destroyer') ? 'D' : inner['S'], name);
  const shots = shotsOf(block['shots'], name);
  const range = block['range'];
  const mount = MOUNTS[String(block['arc'] ?? 'turret')];
  if (mount === undefined) throw new TypeError(`${name}: arc is "${String(block['arc'])}"; it is one of ${Object.keys(MOUNTS).join(', ')}`);
  const ruleValues: { [rule: string]: number } = {};
  const names: string[] = [];
  for (const text of rules) {
    const rule = ruleValue(text);
    names.push(rule.name);
    if (rule.value !== null) ruleValues[rule.name] = rule.value;
    if (rule.second !== null) ruleValues[secondOf(rule.name)] = rule.second;
  }
  const marker = names.find((rule) => MARKERS[rule] !== undefined);
  const ap = inner['AP'];
  return Object.freeze({
    rangeInches: range === 'unlimited' ? Infinity : typeof range === 'number' ? range : 0,
    templateInches: range === 'template' ? (names.includes('hellstorm') ? HELLSTORM_INCHES : TEMPLATE_INCHES) : 0,
    blastInches: marker === undefined ? 0 : (MARKERS[marker] ?? 0),
    rings,
    type,
    strengthKind: kind,
    strength,
    ap: typeof ap === 'number' ? ap : 7,
    shots: shots.plain,
    shotDice: shots.dice,
    shotSides: shots.sides,
    movedShots: shots.moved,
    mountDegrees: mount.degrees,
    muzzleInches: typeof block['muzzle'] === 'number' ? block['muzzle'] : 0,
    mounted: block['arc'] !== undefined,
    cosHalfArc: mount.cosHalf,
    bits: keywordBits(names),
    ruleValues: Object.freeze(ruleValues),
    rules,
    gun: type === ARM.melee ? NO_GUN : hashName(typeof block['mode-of'] === 'string' ? block['mode-of'] : name),
  });
}

/** A weapon that is on no datasheet: explosions, burning fuel, the default fists. */
export const madeArm = (name: string, block: Block): WeaponSheet<Classic> =>
  Object.freeze({ name, key: hashName(name), profile: readArm(block, name) });
