import { UNIT_WORDS } from '../../definitions/unit-words.ts';
import { COMMON_WORDS } from './common-words.ts';

/** Abilities of weapons: plain ones, those that may have a number, and those that need one. */
export const PLAIN = [
  'assault',
  'ignores-cover',
  'twin-linked',
  'pistol',
  'torrent',
  'lethal-hits',
  'lance',
  'indirect-fire',
  'precision',
  'blast',
  'heavy',
  'hazardous',
  'devastating-wounds',
  'extra-attacks',
  'one-shot',
  'psychic',
] as const;
export const VALUED = ['rapid-fire', 'melta', 'sustained-hits'] as const;

/** Without blanks and hyphens, so that these do not matter. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const byBare = (words: readonly string[]): ReadonlyMap<string, string> => new Map(words.map((it) => [bare(it), it]));

const common = byBare(COMMON_WORDS);
const units = byBare(UNIT_WORDS);
const plain = byBare(PLAIN);
const valued = byBare(VALUED);

/** A word for what a unit is that every edition knows; null for another. */
export const commonWord = (text: string): string | null => common.get(bare(text)) ?? null;
/** A word for what a unit is that the family's editions know; null for another. */
export const unitWord = (text: string): string | null => units.get(bare(text)) ?? null;
export const isWeaponWord = (name: string): boolean => {
  const root = bare(name.replace(/\s*\(.*\)\s*$/, '')).replace(/(?:\d*d)?\d+$/, '');
  return plain.has(root) || valued.has(root) || /^anti/.test(root);
};

/** A weapon's ability as the family writes it; null for one it does not know. */
export function weaponWord(text: string): string | null {
  const words = text
    .replace(/[[\]"]/g, ' ')
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
    .trim();
  const anti = /^anti (.+?) ?([2-6])\+?$/i.exec(words);
  if (anti !== null) {
    const against = unitWord(anti[1] as string);
    return against === null ? null : `anti-${against} ${anti[2]}`;
  }
  const simple = plain.get(bare(words));
  if (simple !== undefined) return simple;
  const [, name = '', value = ''] = /^(.*?) ?((?:\d*D[36](?: ?\+ ?\d+)?|\d+))\+?$/i.exec(words) ?? [];
  const known = valued.get(bare(name));
  return known === undefined ? null : `${known} ${value.replaceAll(' ', '').toUpperCase()}`;
}

/** The parts of a list of abilities. */
export const listed = (text: string): string[] =>
  text
    .replace(/[[\]]/g, ' ')
    .split(/[,;]/)
    .map((it) => it.trim())
    .filter((it) => !/^[-–—]?$/.test(it));
