import type { AnyAbility, AnyEdition, AnyRule } from '../rules/index.ts';
import { keywords } from '../rules/keyword.ts';
import { type Composed, compose, isPresent } from './compose.ts';
import type { Selection } from './select.ts';

/** What a ruleset was composed of, for an edition, a list of rules and what is there. */
interface Kept {
  readonly rules: Selection['rules'];
  /** Those that the variant has as its own. */
  readonly own: readonly AnyRule[];
  readonly there: string;
  /** Keywords as they were declared by then: code of rules holds their numbers. */
  readonly words: readonly string[];
  readonly composed: Composed;
}

/** So many of each edition are kept, the latest. */
const MOST_KEPT = 32;
const kept = new WeakMap<AnyEdition, Kept[]>();

/**
 * `compose` without instruments, done once for the same rules with the same values where the same of them are present: an attack is set up
 * again and again, and a ruleset holds no state of play. With code from outside it is composed anew, since what runs that code may have changed.
 */
export function composedOnce(selection: Selection, present: ReadonlySet<string>): Composed {
  if (selection.outside !== undefined) return compose(selection, { present, counting: false });
  const { edition, rules: own } = selection.variant;
  const list = kept.get(edition) ?? [];
  kept.set(edition, list);
  const there = presence(selection, present);
  const at = list.findIndex(
    (it) => it.there === there && it.own === own && isSameRules(it.rules, selection.rules) && areDeclared(it.words),
  );
  const found = at < 0 ? null : list.splice(at, 1)[0];
  const composed = found?.composed ?? compose(selection, { present, counting: false });
  list.unshift(found ?? { rules: selection.rules, own, there, words: [...keywords.names], composed });
  list.length = Math.min(list.length, MOST_KEPT);
  return composed;
}

/** Which rules and abilities are compiled in, a character for each. */
function presence({ rules, variant }: Selection, present: ReadonlySet<string>): string {
  const mark = (it: Pick<AnyRule | AnyAbility, 'keyword'>): string => (isPresent(it, present) ? '+' : '-');
  return [...rules.map(({ rule }) => mark(rule)), ...(variant.edition.abilities ?? []).map(mark)].join('');
}

function isSameRules(one: Selection['rules'], other: Selection['rules']): boolean {
  if (one === other) return true;
  return one.length === other.length && one.every((it, k) => isSame(it, other[k]));
}

function isSame(one: Selection['rules'][number], other: Selection['rules'][number] | undefined): boolean {
  if (other === undefined || one.rule !== other.rule || one.on !== other.on) return false;
  const names = Object.keys(one.values);
  return names.length === Object.keys(other.values).length && names.every((name) => one.values[name] === other.values[name]);
}

/** Words of an attack are forgotten after it (`withoutDeclaring`), and their numbers given to others. */
const areDeclared = (words: readonly string[]): boolean => words.every((word, slot) => keywords.names[slot] === word);
