import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const RELENTLESS = keyword('relentless');
const SLOW_AND_PURPOSEFUL = keyword('slow-and-purposeful');

/** Fires as if it had not moved, and may charge afterwards. */
export const relentless = defineRule({
  id: 'CLS-USR-28',
  default: 'on',
  keyword: 'relentless',
  patch: () => ({
    wrap: {
      hasMoved: (next) => (g, model) => !hasBit(g.sheetOf(model).keywordBits, RELENTLESS) && next(g, model),
      barsCharge: (next) => (g, model, weapon) => !hasBit(g.sheetOf(model).keywordBits, RELENTLESS) && next(g, model, weapon),
    },
  }),
});

/** As steady, but it neither runs nor pursues nor fires Overwatch. */
export const slowAndPurposeful = defineRule({
  id: 'CLS-USR-32',
  default: 'on',
  keyword: 'slow-and-purposeful',
  patch: () => ({
    wrap: {
      hasMoved: (next) => (g, model) => !hasBit(g.unitOf(model).anyBits, SLOW_AND_PURPOSEFUL) && next(g, model),
      barsCharge: (next) => (g, model, weapon) => !hasBit(g.unitOf(model).anyBits, SLOW_AND_PURPOSEFUL) && next(g, model, weapon),
      mayRun: (next) => (g, u) => !hasBit(u.anyBits, SLOW_AND_PURPOSEFUL) && next(g, u),
      mayTurboBoost: (next) => (g, u) => !hasBit(u.anyBits, SLOW_AND_PURPOSEFUL) && next(g, u),
      flatOutInches: (next) => (g, u) => (hasBit(u.anyBits, SLOW_AND_PURPOSEFUL) ? 0 : next(g, u)),
      maySweep: (next) => (g, winner, loser) => !hasBit(winner.anyBits, SLOW_AND_PURPOSEFUL) && next(g, winner, loser),
      mayOverwatch: (next) => (g, u, charger) => !hasBit(u.anyBits, SLOW_AND_PURPOSEFUL) && next(g, u, charger),
    },
  }),
});
