import type { RosterNote, RosterText } from 'sandtable/rules';
import { rosterWords } from 'sandtable/rules';

/** What an ability of a roster comes to. */
export interface Read {
  /** Words for `abilities`. */
  readonly abilities?: readonly string[];
  readonly inv?: number;
  readonly damaged?: { readonly at: number; readonly hit: number; readonly oc?: number };
  readonly capacity?: number;
  readonly leads?: readonly string[];
  readonly notes?: readonly RosterNote[];
  /** For models of this name alone. */
  readonly only?: string;
}

/** Nothing: its place is elsewhere. */
const NOTHING: Read = Object.freeze({});

const PLAIN = ['deep-strike', 'fights-first', 'infiltrators', 'lone-operative', 'stealth', 'hover'] as const;
const VALUED = ['deadly-demise', 'firing-deck', 'scouts', 'feel-no-pain'] as const;

/** `(champion model only)` or `[Champion]` behind a name. */
const ONLY = /\s*(?:\(([^()]*?)(?:\s+models?)?\s+only\)|\[([^[\]]+)\])\s*$/i;

/** What an ability or a rule is to the family; null for one without a place. */
export function readAbility({ name: full, text, origin, isRule }: RosterText): Read | null {
  const [, byWord, bySign] = ONLY.exec(full) ?? [];
  const only = (byWord ?? bySign)?.trim();
  const name = full.replace(ONLY, '').trim();
  const found =
    invulnerable(name, text, origin) ?? core(name, isRule) ?? damaged(name, text) ?? transport(name, text) ?? leader(name, text);
  return found === null || only === undefined ? found : { ...found, only };
}

function core(name: string, isRule: boolean): Read | null {
  const words = rosterWords(name.replace(/["”″]/g, ''));
  const plain = PLAIN.find((it) => it.replaceAll('-', ' ') === words);
  if (plain !== undefined) return { abilities: [plain], notes: plain === 'deep-strike' ? [MAY_DEEP_STRIKE] : [] };
  for (const word of VALUED) {
    const root = word.replaceAll('-', ' ');
    // A name without its number is an entry of an index.
    if (words === root) return NOTHING;
    const value = words.startsWith(`${root} `) ? words.slice(root.length + 1).replaceAll(' ', '') : '';
    if (word === 'deadly-demise' ? /^(?:\d+|\d*d[36](?:\+\d+)?)$/.test(value) : /^\d+\+?$/.test(value)) {
      const number = word === 'deadly-demise' ? value.toUpperCase() : value.replace('+', '');
      return { abilities: [`${word} ${number}`] };
    }
  }
  return isRule && words === 'leader' ? NOTHING : null;
}

const MAY_DEEP_STRIKE: RosterNote = { code: 'may-deep-strike', name: 'Deep Strike', detail: 'reserve: deep-strike' };

const CONDITION = /\b(?:against|while|until|once|ranged|melee)\b/i;

/** The unit's own invulnerable save, or wargear that gives one and says nothing else. */
function invulnerable(name: string, text: string, origin: RosterText['origin']): Read | null {
  const told = `${name} ${text}`;
  const value = Number(
    /\(([2-6])\+\*?\)/.exec(name)?.[1] ?? /([2-6])\+/.exec(/^\s*[2-6]\+\*?\s*$/.test(text) ? text : saveIn(text))?.[1] ?? Number.NaN,
  );
  const isOwn = /\binvulnerable save\b/i.test(name) || /^invulnerable\b/i.test(name);
  const conditional = (): RosterNote => ({
    code: 'invulnerable-conditional',
    name,
    detail: `${value}+`,
  });
  if (isOwn) {
    if (Number.isNaN(value)) return text.trim() === '' ? NOTHING : null;
    return {
      inv: value,
      notes: CONDITION.test(text) || /\+\*/.test(told) ? [{ ...conditional(), detail: `${value}+ is set without its condition` }] : [],
    };
  }
  if (Number.isNaN(value)) return null;
  if (CONDITION.test(text)) return { notes: [{ ...conditional(), detail: `${value}+ is not set` }] };
  const isAll = /^[^.,;]*\bha(?:s|ve) an? [2-6]\+ invulnerable save\.?\s*$/i.test(text.trim());
  return isAll && origin !== 'enhancement' ? { inv: value } : isAll ? { inv: value } : null;
}

/** The part of a text with the number of an invulnerable save. */
const saveIn = (text: string): string => /\b[2-6]\+ invulnerable save/i.exec(text)?.[0] ?? '';

/** `Damaged: 1-8 wounds remaining`. */
function damaged(name: string, text: string): Read | null {
  const found = /^damaged\b\D*1\s*[-–—]\s*(\d+)\b/i.exec(name);
  if (found === null) return null;
  const at = Number(found[1]);
  let hit = 0;
  let oc = 0;
  let parts = 0;
  for (const [, number, from = ''] of text.matchAll(/\bsubtract (\d+) from ([^.,;]*)/gi)) {
    if (/\bhit roll/i.test(from)) hit = Number(number);
    else if (/\bobjective control\b/i.test(from)) oc = Number(number);
    else parts++;
  }
  const more = parts > 0 || (hit === 0 && oc === 0) || /\b(?:add|halve|reduce|cannot)\b/i.test(text) || hit > 3 || oc > 30;
  const notes: RosterNote[] = more ? [{ code: 'damaged-partly', name: 'Damaged', detail: `1-${at} wounds: not all of it is played` }] : [];
  if (at < 1 || at > 100 || hit > 3 || oc > 30) return { notes };
  return { damaged: { at, hit: hit === 0 ? 0 : -hit, ...(oc > 0 && { oc: -oc }) }, notes };
}

function transport(name: string, text: string): Read | null {
  if (!/^transport(?: capacity)?\b/i.test(name)) return null;
  const capacity = Number(/\bcapacity of (\d+)/i.exec(text)?.[1] ?? /^\D*(\d+)/.exec(text)?.[1] ?? Number.NaN);
  if (!(capacity >= 1 && capacity <= 100)) return text.trim() === '' ? NOTHING : null;
  const isPlain = /^\D*\d+\D*$/.test(text) && !/\b(?:cannot|except|excluding|each|only)\b/i.test(text);
  return {
    capacity,
    notes:
      isPlain && rosterWords(text).split(' ').length <= 3
        ? []
        : [{ code: 'transport-restrictions', name: 'Transport', detail: `capacity ${capacity}` }],
  };
}

/** Names of units in the list that a Leader prints: each behind a sign, or between commas. */
function leader(name: string, text: string): Read | null {
  if (!/^leader\b/i.test(name)) return null;
  const parts = text.split(/[\n\r■▪•*^]+|(?:^|\s)[-–]\s/).slice(1);
  const names = (parts.length > 0 ? parts : [/:([^:]*)$/.exec(text)?.[1] ?? ''])
    .flatMap((it) => it.split(/,/))
    .map((it) => it.replace(/[.;:]+\s*$/, '').trim())
    .filter((it) => it !== '' && it.split(/\s+/).length <= 5);
  return { leads: [...new Set(names)] };
}
