import { defineRule } from '../family.ts';

/** A model goes straight wherever its base fits, whatever reaches beyond it; Vehicles but Walkers need room for their hulls. */
export const baseFits = defineRule({
  id: 'TEN-MOVE-16',
  default: 'on',
  keyword: 'overhang',
  supersedes: ['TEN-MOVE-15'],
  tables: (t) => ({ ...t, overhangPasses: true }),
});

/** What reaches beyond a base may stick out over the edge of the battlefield; a hull that is measured from may not. */
export const overTheEdge = defineRule({
  id: 'TEN-MOVE-18',
  default: 'on',
  keyword: 'overhang',
  tables: (t) => ({ ...t, overhangsEdge: true }),
});
