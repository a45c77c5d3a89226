import type { Spec } from 'sandtable/report';

/** The order of the run. */
export const BY_PLACE: Spec = { field: 'place', op: 'min' };

/** Rulesets along an axis or as offsets within its places, in the order of the run. */
export const byRuleset: Spec = { field: 'label', type: 'nominal', sort: BY_PLACE };

/** A legend of rulesets, whose names may be long. */
const LEGEND: Spec = { columns: 2 };

/** Colour of a ruleset, the same in every report. */
export function rulesetColour(legend: Spec | null = LEGEND): Spec {
  return { ...byRuleset, scale: { range: 'variant' }, legend };
}

/** Panels as wide as the chart, one per scenario, stacked. */
export const SCENARIO_ROWS: Spec = { row: { field: 'headline', type: 'nominal', sort: BY_PLACE } };

/** Panels in rows of two, by a column of short lines. */
export function panelsBy(field: string, sort: Spec = BY_PLACE): Spec {
  return { columns: 2, facet: { field, type: 'nominal', sort } };
}

/** Leaves out causes without any losses. */
export function withoutIdle(column: string): Spec[] {
  return [
    { calculate: `abs(datum.${column})`, as: 'size' },
    { joinaggregate: [{ op: 'max', field: 'size', as: 'largest' }], groupby: ['cause'] },
    { filter: 'datum.largest > 0' },
  ];
}
