import { defineRule } from '../family.ts';
import { HEROIC_INTERVENTION } from './heroic-intervention.ts';
import { discountOf } from './seams.ts';

/** Heroic Intervention costs one Command point. */
export const cheaperIntervention = defineRule({
  id: 'TEN-STRAT-20',
  default: 'on',
  patch: () => ({ wrap: { stratagemPrice: (next) => (g, what) => (what === HEROIC_INTERVENTION ? 1 : next(g, what)) } }),
});

/** A first use on a unit that may be a target again counts: then only such units can be its target again in the phase. */
export const exemptUseCounts = defineRule({
  id: 'TEN-STRAT-21',
  default: 'on',
  keyword: 'stratagem-exempt',
  patch: () => ({ wrap: { countsAsUse: () => () => true } }),
});

/** What changes the cost of Stratagems aimed at a unit works also when they are aimed at others too. */
export const discountForSeveral = defineRule({
  id: 'TEN-STRAT-22',
  default: 'on',
  keyword: 'stratagem-discount',
  patch: () => ({
    wrap: {
      stratagemDiscount: (next) => (g, unit, second) =>
        second === null ? next(g, unit, second) : discountOf(g, unit) + (second === unit ? 0 : discountOf(g, second)),
    },
  }),
});

/** A Stratagem costs no less than nothing, and what changes its cost does so for one use. */
export const costForOneUse = defineRule({
  id: 'TEN-STRAT-23',
  default: 'on',
  keyword: 'stratagem-discount',
  patch: () => ({
    wrap: {
      stratagemCost: (next) => (g, side, what, unit, second) => Math.max(0, next(g, side, what, unit, second)),
      heldDiscount: () => () => 0,
    },
  }),
});
