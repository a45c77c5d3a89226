import { type Block, type RosterNote, type RosterProfile, type RosterWeapon, rosterExcerpt } from 'sandtable/rules';
import { amount, isNone, roll, whole } from './values.ts';
import { listed, weaponWord } from './words.ts';

const columnOf = ({ columns }: RosterProfile, ...names: readonly string[]): string => {
  const name = names.find((it) => columns[it] !== undefined);
  return name === undefined ? '' : (columns[name] as string);
};

export const isMelee = (profile: RosterProfile): boolean =>
  /^melee$/i.test(columnOf(profile, 'range')) ||
  (profile.columns['ws'] !== undefined && profile.columns['bs'] === undefined && isNone(columnOf(profile, 'range')));

/** A weapon's line as a block. */
export function weapon(profile: RosterProfile): RosterWeapon {
  const notes: RosterNote[] = [];
  const faults: string[] = [];
  const read = <T>(column: string, text: string, value: T | null): T | null => {
    if (value === null) faults.push(`${column.toUpperCase()} "${rosterExcerpt(text)}"`);
    return value;
  };
  const melee = isMelee(profile);
  const range = columnOf(profile, 'range');
  const skill = columnOf(profile, 'bs', 'ws', 'bs/ws', 'skill');
  const strength = columnOf(profile, 's');
  const keywords = keywordsOf(profile, notes);
  const block: { [key: string]: unknown } = {
    range: melee ? 'melee' : read('range', range, whole(range, 1, 1000)),
    A: read('a', columnOf(profile, 'a'), amount(columnOf(profile, 'a'))),
    ...(isNone(skill) ? {} : { skill: read('skill', skill, roll(skill, 2, 6)) }),
    S: isNone(strength) ? '-' : read('s', strength, amount(strength)),
    AP: read('ap', columnOf(profile, 'ap'), piercing(profile, notes)),
    D: read('d', columnOf(profile, 'd'), amount(columnOf(profile, 'd'))),
    ...(keywords.length > 0 && { keywords }),
  };
  if (isNone(skill) && !keywords.includes('torrent')) faults.push('no skill, which only torrent weapons lack');
  if (faults.length === 0) return { block: block as Block, melee, notes };
  return { block: null, melee, notes: [{ code: 'weapon-value-unknown', name: profile.name, detail: `left out: ${faults.join(', ')}` }] };
}

/** Armour Penetration: a number without its minus sign is read as with it. */
function piercing(profile: RosterProfile, notes: RosterNote[]): number | null {
  const text = columnOf(profile, 'ap').replace(/\s/g, '').replace(/^[−–]/, '-');
  if (isNone(text)) return 0;
  const value = whole(text.replace(/^-/, ''), 0, 6);
  if (value === null || value === 0) return value;
  if (!text.startsWith('-')) notes.push({ code: 'value-corrected', name: 'AP', detail: `AP ${value} read as -${value}` });
  return -value;
}

function keywordsOf(profile: RosterProfile, notes: RosterNote[]): string[] {
  const found: string[] = [];
  for (const text of listed(columnOf(profile, 'keywords'))) {
    const word = weaponWord(text);
    if (word === null) notes.push({ code: 'weapon-keyword-unknown', name: rosterExcerpt(text), detail: '' });
    else if (!found.includes(word)) found.push(word);
  }
  return found;
}
