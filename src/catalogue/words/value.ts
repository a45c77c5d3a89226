import { listed, numberText, type Part, type Phrase, wordsOf } from './phrase.ts';
import { armyOf, type Setting } from './setting.ts';

const CHARACTERISTICS: { readonly [short: string]: string } = {
  WS: 'Weapon Skill',
  BS: 'Ballistic Skill',
  S: 'Strength',
  T: 'Toughness',
  W: 'Wounds',
  I: 'Initiative',
  A: 'Attacks',
  Ld: 'Leadership',
  Sv: 'armour save',
  inv: 'invulnerable save',
  M: 'Move',
  OC: 'Objective Control',
};

export const characteristic = (short: string): string => CHARACTERISTICS[short] ?? wordsOf(short);

/** A unit by its name, in the colour of its army; plain words for anything else. `B#2` is a model. */
export function nameText(text: string, setting: Setting): Phrase {
  const [name = '', place] = text.split('#');
  const army = armyOf(name, setting);
  if (army === null) return [wordsOf(text)];
  const unit: Part = { unit: name, army };
  return place === undefined ? [unit] : [`model ${place} of `, unit];
}

/** A limit (`>= 2`, `<= 3.5`) as the words before its number, and the number; null for anything else. */
export function limitOf(value: unknown): readonly [words: string, limit: number] | null {
  const found = typeof value === 'string' ? /^([<>])= ?(-?\d+(?:\.\d+)?)$/.exec(value) : null;
  return found === null ? null : [found[1] === '>' ? 'at least ' : 'at most ', Number(found[2])];
}

/** Any value of an example in words. Lists of two or three numbers are places. */
export function valueText(value: unknown, setting: Setting): Phrase {
  if (value === null || value === undefined) return ['nothing'];
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (typeof value === 'number') return [numberText(value)];
  const limit = limitOf(value);
  if (limit !== null) return [limit[0], numberText(limit[1])];
  if (typeof value === 'string') return nameText(value, setting);
  if (Array.isArray(value)) {
    if (value.length === 0) return ['none'];
    if (value.length <= 3 && value.length > 1 && value.every((it) => typeof it === 'number')) return [pointText(value)];
    return listed(value.map((it) => valueText(it, setting)));
  }
  return listed(Object.entries(value).map(([key, it]) => [`${wordsOf(key)} `, ...valueText(it, setting)]));
}

export const pointText = (point: readonly number[]): string => `(${point.map(numberText).join(', ')})`;

/** Values that name no unit. */
export const plainValue = (value: unknown): string => valueText(value, NOBODY).join('');

const NOBODY: Setting = { armies: new Map(), slots: [], pieces: [], objectives: [], options: {}, families: [], family: '' };
