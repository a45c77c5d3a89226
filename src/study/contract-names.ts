import { type Naming, naming } from '../analysis/naming.ts';
import { namesOf } from '../campaign/names.ts';
import type { Selection } from '../compile/select.ts';
import { loadSelection } from '../load/selection.ts';
import type { Baseline } from './baseline.ts';
import type { Contract } from './contract.ts';
import type { Rulesets } from './contract-rulesets.ts';
import { measureOf } from './promises.ts';
import { type ChangeNames, itemNames } from './what-changed.ts';

/** What a check calls armies, rulesets, rules and data. */
export interface CheckNames extends Naming, Pick<ChangeNames, 'item'> {}

/** The names of a contract's armies, rulesets and rules, those of its baseline too. */
export async function contractNames({ matchups }: Contract, { selections }: Rulesets, baseline: Baseline | null): Promise<CheckNames> {
  const known = [...selections];
  // A ruleset that does not exist any more goes by its specification.
  if (baseline !== null && !known.some(({ spec }) => spec === baseline.spec))
    known.push(
      ...(await loadSelection(baseline.spec).then(
        (it): Selection[] => [it],
        () => [],
      )),
    );
  const titles = new Map(known.flatMap(({ rules }) => rules.map(({ rule }) => [rule.id, rule.title] as const)));
  const words = naming({ names: namesOf(matchups, known) });
  return {
    ...words,
    rule: (id) => (titles.has(id) ? `“${titles.get(id)}” (${id})` : `rule ${id}`),
    item: itemNames(matchups),
  };
}

/** A contract whose promises name armies and rules by their titles. */
export function named(contract: Contract, { army, rule }: Naming): Contract {
  const claims = contract.claims.map((claim) => {
    const scenario = contract.matchups[claim.matchup]?.id ?? '';
    return { ...claim, measure: measureOf(claim.body, { red: army('red', scenario), blue: army('blue', scenario), rule }) };
  });
  return { ...contract, claims };
}
