import { defineRule, FIXED } from '../family.ts';
import { STAT } from './stats.ts';

/** A Move of 20+ is never modified. */
export const neverModified = defineRule({
  id: 'TEN-MOD-10',
  default: 'on',
  patch: () => ({
    wrap: { unmodifiable: (next) => (g, m, what) => (what === STAT.M && g.sheetOf(m).stats.plusMove) || next(g, m, what) },
  }),
});

/** T as it is printed takes the place of a missing S or Ld. */
export const missing = defineRule({
  id: 'TEN-MOD-14',
  default: 'on',
  patch: () => ({
    wrap: {
      leadershipOfModel: (next) => (g, m) => {
        const stats = g.sheetOf(m).stats;
        return (stats.fixed & FIXED.Ld) === 0 ? next(g, m) : stats.T;
      },
      missingStrength: (next) => (g, a) => (a.bearerCount === 0 ? next(g, a) : g.sheetOf(a.bearers[0]).stats.T),
    },
  }),
});

/** A number behind the dice of a D belongs to the characteristic. */
export const joinedNumber = defineRule({
  id: 'TEN-MOD-15',
  default: 'on',
  patch: () => ({ replace: { joinedToDamage: () => 0 } }),
});
