import { hashName } from 'sandtable/rules';
import type { Stat } from './stats.ts';
import { isOfWeapon, STAT, STAT_WORDS } from './stats.ts';

/** The scope of a datasheet's modifier. */
export const SCOPE = {
  /** The model that bears it, and its weapons. */
  own: 0,
  /** Every model of its unit. */
  unit: 1,
  /** Friendly units within range, its own included. */
  aura: 2,
  /** Enemy units within range. */
  enemyAura: 3,
  /** Attacks that target its unit; for D, those allocated to it. */
  against: 4,
  /** One enemy unit, for a time. */
  hex: 5,
} as const;
export type Scope = (typeof SCOPE)[keyof typeof SCOPE];

export const DOES = { improves: 0, worsens: 1, halves: 2, doubles: 3, changes: 4 } as const;
export type Does = (typeof DOES)[keyof typeof DOES];

const PREFIX = {
  '': SCOPE.own,
  'unit-': SCOPE.unit,
  'aura-': SCOPE.aura,
  'enemy-aura-': SCOPE.enemyAura,
  'against-': SCOPE.against,
  'hex-': SCOPE.hex,
} as const;

/** A modifier printed on a datasheet. */
export interface Printed {
  /** Its word: what it does to which characteristic, and for whom. */
  readonly word: number;
  /** What the ability is called besides; 0 for those that go by their word alone. */
  readonly called: number;
  readonly scope: Scope;
  readonly what: Stat;
  readonly does: Does;
  /** By how much, or to what value. */
  readonly value: number;
  /** Range of an aura or a hex; 0 for the others. */
  readonly inches: number;
}

interface Word {
  readonly word: number;
  readonly scope: Scope;
  readonly what: Stat;
  readonly does: Does;
}

/** Every possible word: `improves-move`, `aura-halves-oc`, `hex-worsens-toughness` ... */
const WORDS: ReadonlyMap<string, Word> = wordsOf();

function wordsOf(): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const [prefix, scope] of Object.entries(PREFIX)) {
    for (const [verb, does] of Object.entries(DOES)) {
      for (const [stat, what] of Object.entries(STAT_WORDS)) {
        // The characteristics of an enemy's attack, and what a hex does: no other combination makes sense.
        if (scope === SCOPE.against && (!isOfWeapon(what) || what === STAT.range || what === STAT.A)) continue;
        if (scope === SCOPE.hex && does !== DOES.worsens) continue;
        words.set(`${prefix}${verb}-${stat}`, { word: words.size, scope, what, does });
      }
    }
  }
  words.set('less-toughness', { word: words.size, scope: SCOPE.own, what: STAT.T, does: DOES.worsens });
  return words;
}

/** The words for modifiers of a characteristic; with a scope, only those of that scope. */
export const wordsFor = (what: Stat, scope?: Scope): readonly string[] =>
  [...WORDS].filter(([, it]) => it.what === what && (scope === undefined || it.scope === scope)).map(([word]) => word);

/** All words of a scope. */
export const wordsOfScope = (scope: Scope): readonly string[] => [...WORDS].filter(([, it]) => it.scope === scope).map(([word]) => word);

/** Whether two modifiers are of abilities of the same name. */
export const isNamesake = (a: Printed, b: Printed): boolean => a.word === b.word && a.called === b.called;

/** Whether an ability goes by a name of its own (`aura-improves-oc 6 as iron-will`) although only Auras can. */
export const isMisnamed = (text: string): boolean => text.includes(' as ') && !/^(enemy-)?aura-/.test(text);

/** What an ability is called besides its word; 0 without a name of its own. */
export const calledOf = (text: string): number => {
  const at = text.indexOf(' as ');
  return at < 0 ? 0 : hashName(text.slice(at));
};

/**
 * Reads `improves-save 1`, `halves-move`, `aura-improves-oc 6/2` (inches, then by how much; default 1), `changes-oc 15`; null for anything
 * else. Throws a TypeError if a value is missing.
 */
export function printedOf(text: string): Printed | null {
  const [word, value] = text.replace(/ as .*/, '').split(' ') as [string, string | undefined];
  const found = WORDS.get(word);
  if (found === undefined) return null;
  const [first, second] = (value ?? '').split('/').map(Number);
  const reaches = found.scope === SCOPE.aura || found.scope === SCOPE.enemyAura || found.scope === SCOPE.hex;
  const needed = reaches || found.does === DOES.improves || found.does === DOES.worsens || found.does === DOES.changes;
  if (needed && (value === undefined || !Number.isFinite(first))) throw new TypeError(`${text}: expected a number after ${word}`);
  return { ...found, called: calledOf(text), value: reaches ? (second ?? 1) : (first ?? 0), inches: reaches ? (first ?? 0) : 0 };
}

/** Every modifier among the abilities of a datasheet, including duplicates. */
export const allPrinted = (texts: readonly string[]): readonly Printed[] => texts.map(printedOf).filter((it) => it !== null);

/** An Aura of a model that makes attacks hit more easily. */
export interface HitAura {
  /** By its word, or by what it is called. */
  readonly name: number;
  /** Whether it leaves out its bearer's own unit. */
  readonly others: boolean;
  readonly inches: number;
}

/** Reads `aura-hit-bonus 6`, `aura-others-hit-bonus 6 as old-rivals`. */
export const hitAurasOf = (texts: readonly string[]): readonly HitAura[] =>
  texts.flatMap((text) => {
    const found = /^aura-(others-)?hit-bonus (\d+)/.exec(text);
    if (found === null) return [];
    const others = found[1] !== undefined;
    return [{ name: calledOf(text) || (others ? 2 : 1), others, inches: Number(found[2]) }];
  });
