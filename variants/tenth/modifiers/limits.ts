import { defineRule, FIXED } from '../family.ts';

/** D is at least 1 unless a rule has changed it to 0. */
export const leastDamage = defineRule({
  id: 'TEN-MOD-05',
  default: 'on',
  patch: () => ({
    wrap: {
      leastDamage: (next) => (g, by) => {
        for (let k = 0; k < by.changeCount; k++) if (by.changes[k] === 0) return next(g, by);
        return 1;
      },
    },
  }),
});

/** M and Range are at least 1". A model without M does not move. */
export const leastMove = defineRule({
  id: 'TEN-MOD-06',
  default: 'on',
  patch: () => ({
    wrap: {
      moveOf: (next) => (g, m) => {
        const inches = next(g, m);
        if (inches >= 1) return inches;
        const stats = g.sheetOf(m).stats;
        return (stats.fixed & FIXED.M) !== 0 && !stats.plusMove ? inches : 1;
      },
      rangeOf: (next) => (g, u, m, weapon) => {
        const inches = next(g, u, m, weapon);
        return inches >= 1 || u.sheet.weapons[weapon].profile.melee ? inches : 1;
      },
    },
  }),
});

/** Sv, WS and BS are no better than 2+. */
export const bestRolls = defineRule({
  id: 'TEN-MOD-07',
  default: 'on',
  patch: () => ({
    wrap: {
      saveOf: (next) => (g, m) => {
        const save = next(g, m);
        return save < 2 ? 2 : save;
      },
      skillOf: (next) => (g, a) => {
        const skill = next(g, a);
        return skill < 2 && a.profile.skill !== 0 ? 2 : skill;
      },
    },
  }),
});

/** Ld is no better than 5+ and no worse than 8+. */
export const leadershipLimits = defineRule({
  id: 'TEN-MOD-08',
  default: 'on',
  patch: () => ({
    wrap: {
      leadershipOfModel: (next) => (g, m) => {
        const leadership = next(g, m);
        if ((g.sheetOf(m).stats.fixed & FIXED.Ld) !== 0) return leadership;
        return leadership < 5 ? 5 : leadership > 8 ? 8 : leadership;
      },
    },
  }),
});

/** OC and AP are no worse than 0. */
export const leastControl = defineRule({
  id: 'TEN-MOD-09',
  default: 'on',
  patch: () => ({
    wrap: {
      ocOf: (next) => (g, m) => {
        const control = next(g, m);
        return control < 0 ? 0 : control;
      },
      apOf: (next) => (g, a) => {
        const ap = next(g, a);
        return ap < 0 ? 0 : ap;
      },
    },
  }),
});
