import { type Game, integer, type Unit } from 'sandtable/rules';
import { CONSOLIDATE } from '../assault/fight-moves.ts';
import { defineRule } from '../define-rule.ts';
import { FIXED, type Modern, type ModernModel } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Whether M is written as "-". */
const isRooted = ({ fixed, plusMove }: ModernModel): boolean => (fixed & FIXED.M) !== 0 && !plusMove;

/** Whether a unit goes nowhere, by any kind of move, because a model of it cannot. */
function staysPut(g: G, u: U): boolean {
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0 && isRooted(g.sheetOf(m).stats)) return true;
  return false;
}

/** M and Range are at least 1". A model without M does not move. */
export default defineRule({
  id: 'TEN-MOD-06',
  title: 'Floors for Move and Range',
  source: 'Errata page 38, Profiles and Weapons',
  text: 'After all modifiers M is at least 1" (a model with M "-" cannot move at all) and the Range of a ranged weapon at least 1".',
  layer: 'errata',
  changes: 'Adds to TEN-MOD-04. Off: both may fall to 0".',
  default: 'on',
  params: {
    moveInches: integer(1, 0, 12, 'least Move after modifiers', 'inches'),
    rangeInches: integer(1, 0, 24, 'least range of a ranged weapon after modifiers', 'inches'),
  },
  patch: ({ moveInches, rangeInches }, s) => ({
    wrap: {
      moveOf: (next) => (g, m, more) => {
        const inches = next(g, m, more);
        if (inches >= moveInches) return inches;
        return isRooted(g.sheetOf(m).stats) ? inches : moveInches;
      },
      normalMove: (next) => (g, u) => {
        if (staysPut(g, u)) s.remainStationary(g, u);
        else next(g, u);
      },
      advanceMove: (next) => (g, u) => {
        if (staysPut(g, u)) s.remainStationary(g, u);
        else next(g, u);
      },
      fallBackMove: (next) => (g, u) => !staysPut(g, u) && next(g, u),
      mayTakeMove: (next) => (g, u) => !staysPut(g, u) && next(g, u),
      mayCharge: (next) => (g, u) => !staysPut(g, u) && next(g, u),
      // A unit that moves no model may still count as having done both (TEN-ASSAULT-10).
      pileIn: (next) => (g, u) => {
        if (!staysPut(g, u)) next(g, u);
        else if (s.countsUnmoved(g, u)) s.piledIn(g, u);
      },
      consolidate: (next) => (g, u) => {
        if (!staysPut(g, u)) next(g, u);
        else if (s.countsUnmoved(g, u) && (!s.maySkipConsolidation(g, u) || g.choose(CONSOLIDATE, u.side, u, null))) s.consolidated(g, u);
      },
      rangeOf: (next) => (g, u, m, weapon) => {
        const inches = next(g, u, m, weapon);
        return inches >= rangeInches || u.sheet.weapons[weapon].profile.melee ? inches : rangeInches;
      },
    },
  }),
});
