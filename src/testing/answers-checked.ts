import type { Outside } from '../compile/border.ts';
import type { Selection } from '../compile/select.ts';

const NOT_WATCHED: Outside['running'] = { name: () => 0, enter: () => 0, leave: () => {}, composing: (work) => work() };

/**
 * A selection of which every rule and procedure is treated like code from outside: an answer that is not what its procedure is declared to give
 * (NaN, a distance below 0, nothing) ends play with a RuleError that names the rule.
 */
export function answersChecked(selection: Selection): Selection {
  const { variant, rules, outside } = selection;
  const own = rules.map(({ rule }) => [rule.id, variant.id] as const);
  return {
    ...selection,
    outside: {
      rules: new Map([...own, ...(outside?.rules ?? [])]),
      edition: outside?.edition ?? variant.id,
      running: outside?.running ?? NOT_WATCHED,
    },
  };
}
