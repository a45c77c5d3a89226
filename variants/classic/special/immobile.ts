import { CAUSE, type Game, hasBit, keyword, type Unit } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';

const IMMOBILE = keyword('immobile');

function leaveBehind(g: Game<Classic>, u: Unit<Classic>): void {
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] !== 0 && hasBit(g.sheetOf(i).keywordBits, IMMOBILE)) g.remove(i, CAUSE.morale, null);
  }
}

/** Immobile models never move, and their unit stays with them; if it falls back they are removed. */
export const immobile = defineRule({
  id: 'CLS-UNIT-20',
  default: 'on',
  keyword: 'immobile',
  patch: () => ({
    before: {
      leavesBehind: (g, u) => {
        if (hasBit(u.anyBits, IMMOBILE)) leaveBehind(g, u);
      },
    },
    wrap: {
      mayMove: (next) => (g, u) => !hasBit(u.anyBits, IMMOBILE) && next(g, u),
      mayRun: (next) => (g, u) => !hasBit(u.anyBits, IMMOBILE) && next(g, u),
      mayCharge: (next) => (g, u) => !hasBit(u.anyBits, IMMOBILE) && next(g, u),
      pileIn: (next) => (g, u, enemy, initiative) => {
        if (!hasBit(u.anyBits, IMMOBILE)) next(g, u, enemy, initiative);
      },
      consolidate: (next) => (g, u) => {
        if (!hasBit(u.anyBits, IMMOBILE)) next(g, u);
      },
      targetSkill: (next) => (g, a) => (hasBit(a.target.allBits, IMMOBILE) ? 0 : next(g, a)),
    },
  }),
});
