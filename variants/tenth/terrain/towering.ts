import { defineRule } from '../family.ts';

/** Towering models see no better past a ruin than others, but they look out of one that they are only partly within. */
export const toweringInRuins = defineRule({
  id: 'TEN-TERRAIN-18',
  default: 'on',
  keyword: 'towering',
  tables: (t) => ({ ...t, toweringSeesPast: false }),
});
