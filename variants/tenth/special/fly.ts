import { hasBit } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { FLY } from '../field-desk.ts';

/** Models that can fly pass over models and terrain in Normal, Advance and Fall Back moves. */
export const fly = defineRule({
  id: 'TEN-FLYER-01',
  default: 'on',
  keyword: 'fly',
  patch: () => ({ wrap: { flies: (next) => (g, i) => hasBit(g.sheetOf(i).keywordBits, FLY) || next(g, i) } }),
});

/** They do so in Charge moves too. */
export const flyingCharge = defineRule({
  id: 'TEN-FLYER-02',
  default: 'on',
  keyword: 'fly',
  patch: () => ({ wrap: { fliesInCharge: (next) => (g, i) => hasBit(g.sheetOf(i).keywordBits, FLY) || next(g, i) } }),
});

/** What they pass over counts, by the shortest line through the air. */
export const throughAir = defineRule({
  id: 'TEN-FLYER-03',
  default: 'on',
  keyword: 'fly',
  tables: (t) => ({ ...t, fliesThroughAir: true }),
});
