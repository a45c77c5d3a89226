import { type Block, type RosterNote, type RosterProfile, type RosterWeapon, rosterExcerpt, rosterWords } from 'sandtable/rules';
import { isNone, piercing, range, strength } from './values.ts';
import { weaponRule } from './words.ts';

const columnOf = ({ columns }: RosterProfile, name: string): string => columns[name] ?? '';

export const isMelee = (profile: RosterProfile): boolean => {
  const words = columnOf(profile, 'range');
  return isNone(words) || words.trim() === '' || /^melee$/i.test(words.trim()) || /^\s*melee\b/i.test(columnOf(profile, 'type'));
};

const TYPES = ['assault', 'heavy', 'rapid fire', 'pistol', 'ordnance', 'salvo', 'grenade', 'primary'] as const;

/** A weapon's line as a block: its type, shots and rules stand together in one column. */
export function weapon(profile: RosterProfile, rules: readonly string[]): RosterWeapon {
  const notes: RosterNote[] = [];
  const faults: string[] = [];
  const read = <T>(column: string, value: T | null): T | null => {
    if (value === null) faults.push(`${column} "${rosterExcerpt(columnOf(profile, column.toLowerCase()))}"`);
    return value;
  };
  const melee = isMelee(profile);
  const parts = columnOf(profile, 'type').split(/,(?![^(]*\))/);
  const type = melee ? null : typeIn(parts);
  const words: string[] = [];
  const others = parts.filter((it) => it !== type?.part && !/^\s*(?:melee|close combat)?\s*$/i.test(it) && !isNone(it));
  for (const text of [...others, ...rules]) {
    const word = weaponRule(text);
    if (word === null) notes.push({ code: 'weapon-keyword-unknown', name: rosterExcerpt(text), detail: '' });
    else if (!words.includes(word)) words.push(word);
  }
  const reach = melee ? null : read('Range', range(columnOf(profile, 'range')));
  if (reach !== null && reach.least > 0) words.push(`minimum-range ${reach.least}`);
  if (reach?.hellstorm === true) words.push('hellstorm');
  if (!melee && type === null) faults.push(`Type "${rosterExcerpt(columnOf(profile, 'type'))}"`);
  const S = columnOf(profile, 'strength');
  const block = {
    ...(reach !== null && { range: reach.inches }),
    S: melee && (isNone(S) || S.trim() === '') ? 'user' : read('Strength', strength(S)),
    AP: read('AP', piercing(columnOf(profile, 'ap'))),
    type: melee ? 'melee' : type?.type,
    ...(type?.shots !== undefined && { shots: type.shots }),
    ...(words.length > 0 && { rules: words }),
  };
  if (faults.length === 0) return { block: block as Block, melee, notes };
  return { block: null, melee, notes: [{ code: 'weapon-value-unknown', name: profile.name, detail: `left out: ${faults.join(', ')}` }] };
}

interface Type {
  readonly part: string;
  readonly type: string;
  readonly shots?: number | string | readonly [number, number];
}

/** `Heavy 3`, `Salvo 2/4`, `Assault D6`, `Rapid Fire`. */
function typeIn(parts: readonly string[]): Type | null {
  for (const part of parts) {
    const words = rosterWords(part);
    const name = TYPES.find((it) => words === it || words.startsWith(`${it} `));
    if (name === undefined) continue;
    const rest = part.replace(/^\s*\S*?(?:rapid[\s-]*fire|[a-z]+)(?:\s+weapon)?/i, '').trim();
    const type = name.replace(' ', '-');
    if (name === 'salvo') {
      const [, still, moving] = /(\d+)\s*\/\s*(\d+)/.exec(rest) ?? [];
      return still === undefined ? null : { part, type, shots: [Number(still), Number(moving)] };
    }
    if (name === 'rapid fire' || name === 'pistol') return { part, type };
    const shots = /^\d*D[36](?:\+\d+)?$/i.test(rest) ? rest.toUpperCase() : /^\d{1,2}$/.test(rest) ? Number(rest) : 1;
    return { part, type, shots };
  }
  return null;
}
