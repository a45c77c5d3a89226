import { defineRule } from '../define-rule.ts';

/** Hulls are within a ruin only if every part is; for others only the base counts, also for visibility into and past it. */
export default defineRule({
  id: 'TEN-TERRAIN-19',
  title: 'Who is within a ruin',
  source: 'Commentary "Ruins (and Visibility)"',
  text: 'VEHICLES (except WALKERS with a base) and baseless models: every part of model and base counts for within / wholly within. All others: the base only, and for sight into or through a ruin parts that overhang the base are ignored both ways.',
  layer: 'commentary',
  changes: 'Clarifies TEN-TERRAIN-17, TEN-TERRAIN-18. Off: the base only for everything that has a base.',
  default: 'on',
  keyword: 'overhang',
  tables: (t) => ({ ...t, ruinsByPart: true }),
});
