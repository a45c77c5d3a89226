import type { Spec } from 'sandtable/report';

const PICKED = 'picked';

/**
 * Parameters of the first layer that has the colour of the legend: a click on an entry picks it, shift-click adds one, a double click clears.
 * Every mark that shows the same column takes `pickable` as its opacity; until something is picked all are drawn in full.
 * @param field column of the legend; every layer's rows must have it
 */
export function picksFromLegend(field: string): Spec[] {
  return [{ name: PICKED, select: { type: 'point', fields: [field] }, bind: 'legend' }];
}

/** Opacity of a mark that a click on the legend may dim. */
export function pickable(opacity = 1): Spec {
  return { condition: { param: PICKED, value: opacity, empty: true }, value: opacity * 0.12 };
}
