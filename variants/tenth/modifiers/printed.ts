import type { Stat } from './stats.ts';
import { isOfWeapon, STAT, STAT_WORDS } from './stats.ts';

/** Whom a modifier of a datasheet is for. */
export const SCOPE = {
  /** The model that bears it, and its weapons. */
  own: 0,
  /** Every model of the unit that it is in. */
  unit: 1,
  /** Friendly units within range, its own included. */
  aura: 2,
  /** Enemy units within range. */
  enemyAura: 3,
  /** Attacks that target its unit; their D when they are allocated to it. */
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

/** A modifier that a datasheet prints. */
export interface Printed {
  /** The same for all of one name. */
  readonly name: number;
  readonly scope: Scope;
  readonly what: Stat;
  readonly does: Does;
  /** By how much, or to what. */
  readonly value: number;
  /** How far an aura or a hex reaches; 0 for the others. */
  readonly inches: number;
}

interface Word {
  readonly name: number;
  readonly scope: Scope;
  readonly what: Stat;
  readonly does: Does;
}

/** Every word there is: `improves-move`, `aura-halves-oc`, `hex-worsens-toughness` ... */
const WORDS: ReadonlyMap<string, Word> = wordsOf();

function wordsOf(): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const [prefix, scope] of Object.entries(PREFIX)) {
    for (const [verb, does] of Object.entries(DOES)) {
      for (const [stat, what] of Object.entries(STAT_WORDS)) {
        // What an enemy's attack is like, and what a hex does: nothing else makes sense of these.
        if (scope === SCOPE.against && (!isOfWeapon(what) || what === STAT.range || what === STAT.A)) continue;
        if (scope === SCOPE.hex && does !== DOES.worsens) continue;
        words.set(`${prefix}${verb}-${stat}`, { name: words.size, scope, what, does });
      }
    }
  }
  words.set('less-toughness', { name: words.size, scope: SCOPE.own, what: STAT.T, does: DOES.worsens });
  return words;
}

export const NAME_COUNT = WORDS.size;

/** The words for modifiers of a characteristic; with a scope, those of that scope alone. */
export const wordsFor = (what: Stat, scope?: Scope): readonly string[] =>
  [...WORDS].filter(([, it]) => it.what === what && (scope === undefined || it.scope === scope)).map(([word]) => word);

/** All words of a scope. */
export const wordsOfScope = (scope: Scope): readonly string[] => [...WORDS].filter(([, it]) => it.scope === scope).map(([word]) => word);

/**
 * Reads `improves-save 1`, `halves-move`, `aura-improves-oc 6/2` (inches, then by how much; 1 if left out), `changes-oc 15`; null
 * for anything else. Throws a TypeError where a value is missing.
 */
export function printedOf(text: string): Printed | null {
  const [word, value] = text.split(' ') as [string, string | undefined];
  const found = WORDS.get(word);
  if (found === undefined) return null;
  const [first, second] = (value ?? '').split('/').map(Number);
  const reaches = found.scope === SCOPE.aura || found.scope === SCOPE.enemyAura || found.scope === SCOPE.hex;
  const needed = reaches || found.does === DOES.improves || found.does === DOES.worsens || found.does === DOES.changes;
  if (needed && (value === undefined || !Number.isFinite(first))) throw new TypeError(`${text}: expected a number after ${word}`);
  return { ...found, value: reaches ? (second ?? 1) : (first ?? 0), inches: reaches ? (first ?? 0) : 0 };
}

/** Every modifier among the abilities of a datasheet, doubles too. */
export const allPrinted = (texts: readonly string[]): readonly Printed[] => texts.map(printedOf).filter((it) => it !== null);
