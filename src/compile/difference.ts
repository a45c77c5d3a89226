import type { RuleId } from '../rules/index.ts';
import { isPresent } from './compose.ts';
import { activeRules, type Selected, type Selection } from './select.ts';

/** By which rules a ruleset differs from another. */
export interface Difference {
  /** Rules that it lacks. */
  readonly missing: readonly RuleId[];
  /** Rules that it has beyond those of the other. */
  readonly extra: readonly RuleId[];
}

/**
 * By which rules a ruleset differs from a base, where that is all that play can tell: those that both have are the same, with the same
 * parameters, and the others change neither tables nor the order of play. Null where more differs.
 * @param present what is there: rules of other keywords do not count
 */
export function differenceOf(base: Selection, other: Selection, present: ReadonlySet<string>): Difference | null {
  if (base.variant.id !== other.variant.id || !sameData(base, other)) return null;
  const inForce = (selection: Selection): Map<RuleId, Selected> =>
    new Map(
      activeRules(selection)
        .filter(({ rule }) => isPresent(rule, present))
        .map((it) => [it.rule.id, it]),
    );
  const had = inForce(base);
  const has = inForce(other);
  for (const [id, it] of had) {
    const same = has.get(id);
    if (same === undefined ? !isApart(it) : !sameRule(it, same)) return null;
  }
  const extra = [...has.values()].filter((it) => !had.has(it.rule.id));
  // The base asks them as it knows them.
  const known = (it: Selected): boolean => base.rules.some((mine) => mine.rule.id === it.rule.id && sameRule(mine, it));
  if (!extra.every((it) => isApart(it) && known(it))) return null;
  return { missing: [...had.keys()].filter((id) => !has.has(id)), extra: extra.map((it) => it.rule.id) };
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
