import type { AnyRule, Variant } from '../../src/rules/index.ts';
import { loadSelection } from '../../src/testing/index.ts';

/**
 * The rules that distinguish an edition from its base: those of its own ledger if it builds on another edition, else those of all layers
 * but the core; none for an edition that is its own base.
 */
export function houseRules(variant: Variant): readonly AnyRule[] {
  const own = new Set(variant.entries.map((entry) => entry.id));
  return variant.rules.filter((rule) => (own.size > 0 ? own.has(rule.id) : (rule.layer ?? 'core') !== 'core'));
}

/** Numbers from 0 to 1 that depend only on a seed (Tommy Ettinger's mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const specOf = (id: string, switches: readonly string[]): string => (switches.length === 0 ? id : `${id}@${switches.join(',')}`);

/**
 * A ruleset of an edition on a base with some rules switched the other way: house rules with one chance in two, those of the base that are
 * still in force with one in ten. Repaired, so that no two rules conflict and none is dormant.
 */
export async function randomSubset(id: string, seed: number): Promise<string> {
  const next = numbersFrom(seed);
  const { variant } = await loadSelection(id);
  const house = houseRules(variant);
  const own = new Set(house.map((rule) => rule.id));
  const on = new Set(house.filter(() => next() < 0.5).map((rule) => rule.id));
  for (const rule of house) {
    if (!on.has(rule.id)) continue;
    const rivals = rule.conflicts?.some((other) => on.has(other)) === true;
    if (rivals) on.delete(rule.id);
  }
  for (let before = -1; before !== on.size; ) {
    before = on.size;
    for (const rule of house) if (on.has(rule.id) && rule.requires?.some((it) => own.has(it) && !on.has(it)) === true) on.delete(rule.id);
  }
  // What another house rule replaces is left as it is: it cannot be switched then.
  const replaced = new Set(house.flatMap((rule) => (on.has(rule.id) ? (rule.supersedes ?? []) : [])));
  const flips = house
    .filter((rule) => !replaced.has(rule.id) && on.has(rule.id) !== (rule.default === 'on'))
    .map((rule) => `${on.has(rule.id) ? '+' : '-'}${rule.id}`);
  const needed = new Set(house.flatMap((rule) => (on.has(rule.id) ? (rule.requires ?? []) : [])));
  const { rules } = await loadSelection(specOf(id, flips));
  const ofBase = rules
    .filter((it) => !own.has(it.rule.id) && it.replacedBy === null && !needed.has(it.rule.id) && (it.rule.conflicts ?? []).length === 0)
    .filter(() => next() < 0.1)
    .map((it) => `${it.on ? '-' : '+'}${it.rule.id}`);
  return specOf(id, [...flips, ...ofBase]);
}
