import type { Spec } from 'sandtable/report';
import { byRuleset, panelsBy, withoutIdle } from './rulesets.ts';
import { type Expression, withInterval } from './words.ts';

/**
 * A panel for each army of each scenario, with a row for each cause of its losses and within it one for each ruleset, showing a value with
 * its interval (`low`, `high`); `words` is the value as text.
 */
export function byCause(
  value: string,
  format: (value: Expression) => Expression,
  spec: { readonly encoding?: Spec; readonly layer: readonly Spec[] },
): Spec {
  return {
    transform: [
      ...withoutIdle(value),
      { calculate: "datum.heading + '\\n' + datum.army + ' loses'", as: 'loser' },
      { calculate: "datum.place * 2 + (datum.army == 'blue' ? 1 : 0)", as: 'rank' },
      { calculate: withInterval({ estimate: value, low: 'low', high: 'high' }, format), as: 'words' },
    ],
    ...panelsBy('loser', { field: 'rank', op: 'min' }),
    spec: {
      width: 205,
      height: { step: 14, for: 'offset' },
      ...spec,
      encoding: {
        y: {
          field: 'cause',
          type: 'nominal',
          sort: { field: 'order', op: 'min' },
          title: null,
          axis: { grid: false },
          scale: { paddingInner: 0.25, paddingOuter: 0.1 },
        },
        yOffset: byRuleset,
        ...spec.encoding,
      },
    },
  };
}
