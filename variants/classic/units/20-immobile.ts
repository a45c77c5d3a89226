import { CAUSE, type Game, hasBit, keyword, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';

const IMMOBILE = keyword('immobile');

function leaveBehind(g: Game<Classic>, u: Unit<Classic>): void {
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] !== 0 && hasBit(g.sheetOf(i).keywordBits, IMMOBILE)) g.remove(i, CAUSE.morale, null);
  }
}

/** Immobile models never move and their unit stays with them; if it falls back they are removed. */
export default defineRule({
  id: 'CLS-UNIT-20',
  title: 'Immobile units',
  source: 'unit types: Immobile units',
  text: 'Models marked Immobile never move by any means (no move, charge, pile-in, consolidation or Fall Back). If their unit falls back, Immobile models are removed. Enemies hit Immobile guns automatically in combat.',
  simulated: 'partial',
  leavesOut: 'The other models of the unit stay with the immobile ones.',
  outside: ['CLS-UNIT-05', 'CLS-UNIT-06'],
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
      mayHitAndRun: (next) => (g, u) => !hasBit(u.anyBits, IMMOBILE) && next(g, u),
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
