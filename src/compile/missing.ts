import type { RuleId } from '../rules/index.ts';
import { keywordsOf } from './compose.ts';
import { activeRules, type Selected, type Selection } from './select.ts';

/**
 * The rules that a ruleset lacks beside another one, where that is all that play can tell: the active rules of both are otherwise the same, with the
 * same parameters and in the same order, and those that are missing change neither tables nor the order of play. Null where more differs.
 * @param present what is there: rules of other keywords do not count
 */
export function missingRules(base: Selection, other: Selection, present: ReadonlySet<string>): readonly RuleId[] | null {
  if (base.variant.id !== other.variant.id || !sameData(base, other)) return null;
  const counts = ({ rule }: Selected): boolean => {
    const words = keywordsOf(rule);
    return words.length === 0 || words.some((it) => present.has(it));
  };
  const missing: RuleId[] = [];
  const left = activeRules(other).filter(counts);
  let at = 0;
  for (const had of activeRules(base).filter(counts)) {
    const has = left[at];
    if (has !== undefined && sameRule(had, has)) at++;
    else if (isApart(had)) missing.push(had.rule.id);
    else return null;
  }
  return at === left.length ? missing : null;
}

/** Whether two rulesets have the same rule packs and values of datasheets. */
export const sameData = (one: Selection, other: Selection): boolean =>
  JSON.stringify([one.packs.map((it) => it.id), one.sheets]) === JSON.stringify([other.packs.map((it) => it.id), other.sheets]);

const sameRule = (one: Selected, other: Selected): boolean =>
  one.rule.id === other.rule.id &&
  one.pack === other.pack &&
  JSON.stringify([one.values, one.lever ?? null]) === JSON.stringify([other.values, other.lever ?? null]);

/** Whether a rule does nothing but through procedures and reactions, and no other rule's memory depends on its place. */
const isApart = ({ rule, lever }: Selected): boolean =>
  rule.tables === undefined && rule.sequence === undefined && rule.fixed !== true && lever === undefined;
