import type { RuleId } from '../rules/index.ts';
import { isPresent } from './compose.ts';
import { activeRules, type Selected, type Selection } from './select.ts';

/** By which rules a ruleset differs from another. */
export interface Difference {
  /** Rules that it lacks, or has with other parameters. */
  readonly missing: readonly RuleId[];
  /** Rules that it has beyond those of the other, or with other parameters. */
  readonly extra: readonly Selected[];
}

/** Whether two rulesets differ by nothing that play can tell. */
export const isNoDifference = ({ missing, extra }: Difference): boolean => missing.length === 0 && extra.length === 0;

/**
 * By which rules a ruleset differs from a base, where that is all that play can tell: those that only one has, or that have other parameters,
 * change neither tables nor the order of play. So do entries whose numbers are procedures, and levers. Null where more differs.
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
  const only = (one: Map<RuleId, Selected>, other: Map<RuleId, Selected>): Selected[] =>
    [...one.values()].filter((it) => {
      const same = other.get(it.rule.id);
      return same === undefined || !sameRule(it, same);
    });
  const [missing, extra] = [only(had, has), only(has, had)];
  if (![...missing, ...extra].every(isApart)) return null;
  const common = [...had.values()].filter((it) => !missing.includes(it));
  if (!areApartFrom(common, missing, extra)) return null;
  return { missing: missing.map((it) => it.rule.id), extra };
}

/** Whether two rulesets have the same rule packs and values of datasheets. */
export const sameData = (one: Selection, other: Selection): boolean =>
  JSON.stringify([one.packs.map((it) => it.id), one.sheets]) === JSON.stringify([other.packs.map((it) => it.id), other.sheets]);

/** Whether two selections have one rule with the same parameters. */
export const sameRule = (one: Selected, other: Selected): boolean =>
  one.rule.id === other.rule.id &&
  one.pack === other.pack &&
  JSON.stringify([one.values, one.lever ?? null]) === JSON.stringify([other.values, other.lever ?? null]);

/** Whether a rule does nothing but through procedures and reactions. */
const isApart = ({ rule }: Selected): boolean => rule.tables === undefined && rule.sequence === undefined;

/**
 * Whether levers by which two rulesets differ leave those alone that both have. Levers have places, in the order of their texts: a common one that knows
 * phases has its bit by its place; and one of the same procedure may stand within that of the other ruleset, or round it.
 */
function areApartFrom(common: readonly Selected[], missing: readonly Selected[], extra: readonly Selected[]): boolean {
  const levers = common.flatMap(({ rule, lever }) => (lever === undefined ? [] : [{ rule, lever }]));
  if (levers.length === 0 || [...missing, ...extra].every((it) => it.lever === undefined)) return true;
  if (levers.some((it) => it.rule.sequence !== undefined)) return false;
  const seams = new Set(levers.map((it) => it.lever.seam));
  return extra.every((it) => it.lever === undefined || !seams.has(it.lever.seam));
}
