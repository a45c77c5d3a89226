import type { Block, Keyword, Outline, Profile } from 'sandtable/rules';
import { keyword, keywordBits } from 'sandtable/rules';

import { effectsOf, keywordsOf } from '../effects/effect.ts';
import type { Anti, Hold, Modern, ModernModel, ModernWeapon, Roll } from '../family.ts';
import { FIXED, NO_LEADERSHIP } from '../family.ts';
import { allPrinted, hitAurasOf } from '../modifiers/printed.ts';

const AMOUNT = /^(\d*)D([36])(?:([+-])(\d+))?$/;

/** Reads `3`, `D6`, `2D3+1`. Throws a TypeError for anything else. */
export function rollOf(amount: unknown, where: string): Roll {
  if (typeof amount === 'number') return { dice: 0, sides: 6, plus: amount };
  const text = typeof amount === 'string' ? amount : '';
  if (/^-?\d+$/.test(text)) return { dice: 0, sides: 6, plus: Number(text) };
  const found = AMOUNT.exec(text);
  if (found === null) throw new TypeError(`${where}: ${JSON.stringify(amount)} is neither a number nor dice like D6 or 2D3+1`);
  const plus = found[4] === undefined ? 0 : Number(found[4]) * (found[3] === '-' ? -1 : 1);
  return { dice: found[1] === '' ? 1 : Number(found[1]), sides: found[2] === '3' ? 3 : 6, plus };
}

/** Average of a roll. */
export const meanOf = (r: Roll): number => r.plus + r.dice * (r.sides === 3 ? 2 : 3.5);

function number(block: Block, key: string): number {
  const value = block[key];
  if (typeof value !== 'number') throw new TypeError(`${key}: expected a number, found ${JSON.stringify(value)}`);
  return value;
}

function texts(block: Block, key: string): readonly string[] {
  const value = block[key];
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];
}

/** Splits `melta 2` into name and value. */
function split(text: string): readonly [name: string, value: string | null] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, null] : [text.slice(0, space), text.slice(space + 1)];
}

/** The value of a model's ability that is a plain number; 0 without it. */
function plainOf(block: Block, ability: string): number {
  for (const text of texts(block, 'abilities')) {
    const [name, value] = split(text);
    if (name === ability && value !== null) return rollOf(value, name).plus;
  }
  return 0;
}

/** All numbers that a model's datasheet gives for an ability. */
const numbersOf = (block: Block, ability: string): readonly Roll[] =>
  texts(block, 'abilities').flatMap((text) => {
    const [name, value] = split(text);
    return name === ability && value !== null ? [rollOf(value, name)] : [];
  });

function huntsOf(block: Block): Keyword | null {
  for (const text of texts(block, 'abilities')) {
    const [name, value] = split(text);
    if (name === 'hunts' && value !== null) return keyword(value);
  }
  return null;
}

function demiseOf(block: Block): Roll | null {
  for (const text of [...texts(block, 'abilities'), ...texts(block, 'keywords')]) {
    const [name, value] = split(text);
    if (name === 'deadly-demise' && value !== null) return rollOf(value, name);
  }
  return null;
}

/** A characteristic that may be `-`. */
const orNone = (block: Block, key: string, none: number): number => (block[key] === '-' ? none : number(block, key));

/** M: inches, `20+` or `-`. */
function moveOf(block: Block): number {
  const text = block['M'];
  if (typeof text !== 'string') return number(block, 'M');
  const found = /^(?:(\d+)\+|-)$/.exec(text);
  if (found === null) throw new TypeError(`M: expected inches, 20+ or -, found ${JSON.stringify(text)}`);
  return Number(found[1] ?? 0);
}

function fixedOf(block: Block): number {
  return (typeof block['M'] === 'string' ? FIXED.M : 0) | (block['Ld'] === '-' ? FIXED.Ld : 0) | (block['OC'] === '-' ? FIXED.OC : 0);
}

function holdOf(block: Block): Hold | null {
  const hold = block['transport'] as Block | undefined;
  if (hold === undefined) return null;
  return Object.freeze({
    capacity: number(hold, 'capacity'),
    takes: (hold['takes'] === undefined ? ['infantry'] : texts(hold, 'takes')).map(keyword),
    bars: texts(hold, 'bars').map(keyword),
    places: Object.entries((hold['places'] ?? {}) as Block).map(([of, places]) => ({ of: keyword(of), places: Number(places) })),
  });
}

function modelOf(block: Block): ModernModel {
  const damaged = (block['damaged'] ?? {}) as Block;
  return Object.freeze({
    M: moveOf(block),
    plusMove: typeof block['M'] === 'string' && block['M'] !== '-',
    T: number(block, 'T'),
    Sv: number(block, 'Sv'),
    inv: typeof block['inv'] === 'number' ? block['inv'] : 7,
    W: number(block, 'W'),
    Ld: orNone(block, 'Ld', NO_LEADERSHIP),
    OC: orNone(block, 'OC', 0),
    fixed: fixedOf(block),
    demise: demiseOf(block),
    hold: holdOf(block),
    damagedAt: typeof damaged['at'] === 'number' ? damaged['at'] : 0,
    damagedHit: typeof damaged['hit'] === 'number' ? damaged['hit'] : 0,
    damagedOC: typeof damaged['oc'] === 'number' ? damaged['oc'] : 0,
    saveBonus: plainOf(block, 'save-bonus') - plainOf(block, 'save-penalty'),
    lessDamage: plainOf(block, 'less-damage'),
    damageDivisor: texts(block, 'abilities').includes('half-damage') ? 2 : 1,
    effects: effectsOf(block),
    modifiers: allPrinted(texts(block, 'abilities')),
    hitAuras: hitAurasOf(texts(block, 'abilities')),
    fixedAdvances: numbersOf(block, 'advances').map((it) => it.plus),
    hunts: huntsOf(block),
    grantedHits: numbersOf(block, 'grants-sustained-hits')[0] ?? null,
    stealth: texts(block, 'abilities').filter((it) => it === 'stealth').length,
    stem: block['stem'] === true,
    pivotInches: typeof block['pivot'] === 'number' ? block['pivot'] : null,
  });
}

function weaponOf(block: Block, name: string): ModernWeapon {
  const range = block['range'];
  if (range !== 'melee' && typeof range !== 'number') {
    throw new TypeError(`${name}: range: expected inches or melee, found ${JSON.stringify(range)}`);
  }
  const names: string[] = [];
  const values: { [ability: string]: Roll } = {};
  const anti: Anti[] = [];
  const instances: { [ability: string]: Roll[] } = {};
  const copies: { [ability: string]: number } = {};
  for (const text of texts(block, 'keywords')) {
    const [ability, value] = split(text);
    names.push(ability);
    copies[ability] = (copies[ability] ?? 0) + 1;
    if (value !== null) {
      const roll = rollOf(value, `${name}: ${ability}`);
      values[ability] = roll;
      instances[ability] = [...(instances[ability] ?? []), roll];
    }
    if (ability.startsWith('anti-')) anti.push({ against: keyword(ability.slice(5)), on: values[ability]?.plus ?? 7 });
  }
  return Object.freeze({
    melee: range === 'melee',
    modeOf: typeof block['mode-of'] === 'string' ? block['mode-of'] : null,
    rangeInches: range === 'melee' ? 0 : range,
    A: rollOf(block['A'], `${name}: A`),
    timesAttacks: values['times-attacks']?.plus ?? 1,
    skill: block['skill'] === undefined ? 0 : number(block, 'skill'),
    S: rollOf(block['S'] === '-' ? 0 : block['S'], `${name}: S`),
    noStrength: block['S'] === '-',
    AP: -number(block, 'AP') || 0,
    D: rollOf(block['D'], `${name}: D`),
    bits: keywordBits(names),
    values: Object.freeze(values),
    anti,
    instances: Object.freeze(instances),
    copies: Object.freeze(copies),
    hitBonus: values['hit-bonus']?.plus ?? 0,
    hitPenalty: values['hit-penalty']?.plus ?? 0,
    woundBonus: values['wound-bonus']?.plus ?? 0,
    woundPenalty: values['wound-penalty']?.plus ?? 0,
    rerollsOnes: names.includes('hit-reroll-ones'),
  });
}

/**
 * What overhangs a base or extends beyond a hull. Distances are measured from it for Vehicles with a base except Walkers, and for models
 * without a base (TEN-VEH-05).
 */
function outlineOf(block: Block, baseless: boolean): Outline | null {
  const box = block['outline'] as Block | undefined;
  if (box === undefined) return null;
  const words = [...texts(block, 'keywords'), ...texts(block, 'abilities')];
  return Object.freeze({
    halfLength: number(box, 'length') / 2,
    halfWidth: number(box, 'width') / 2,
    forward: box['forward'] === undefined ? 0 : number(box, 'forward'),
    lift: box['lift'] === undefined ? 0 : number(box, 'lift'),
    measured: baseless || (words.includes('vehicle') && !words.includes('walker')),
    baseless,
  });
}

/** Reads the family's blocks of datasheets. */
export const profile: Profile<Modern> = {
  model: modelOf,
  weapon: weaponOf,
  wounds: (model) => model.W,
  keywords: (block) => [
    ...texts(block, 'keywords'),
    ...texts(block, 'abilities'),
    ...(block['damaged'] === undefined ? [] : ['damaged']),
    ...keywordsOf(block),
  ],
  outline: outlineOf,
};
