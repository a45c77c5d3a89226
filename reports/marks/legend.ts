import type { Spec } from 'sandtable/report';

const PICKED = 'picked';

/**
 * Parameters of the first layer that has the colour of the legend: a click on an entry picks it, another with shift adds one, a double click lets all go.
 * Every mark that shows the same column takes `pickable` as its opacity; until something is picked all of them are drawn whole.
 * @param field column of the legend; every layer's rows must have it
 */
export function picksFromLegend(field: string): Spec[] {
  return [{ name: PICKED, select: { type: 'point', fields: [field] }, bind: 'legend' }];
}

/** Opacity of a mark that a click on the legend may dim. */
export function pickable(opacity = 1): Spec {
  return { condition: { param: PICKED, value: opacity, empty: true }, value: opacity * 0.12 };
}
