import { LEAST_WAY_INCHES } from 'sandtable/kit';
import { type Game, integer, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import { MOVED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { HybridSeams } from '../hub.ts';
import { hasSpeeds, unitMovement } from './speed.ts';

/** What every vehicle of a unit has left of the distance that it may move in a turn in which it goes Flat Out. */
function leftInches(g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, plus: number): number {
  let least = Infinity;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const { stats } = g.sheetOf(i);
    const most = Math.max(unitMovement(g, s, u, stats) + plus, s.typeInches(g, u, stats));
    least = Math.min(least, most - g.models.reg[MOVED][i]);
  }
  return least;
}

/** A vehicle that goes Flat Out may move its Movement plus 6" in a turn, or as far as Cruising Speed allows. */
export default defineRule({
  id: 'HYB-VEH-20',
  title: 'Flat Out',
  source: 'Vehicle, Moving Flat Out',
  text: [
    'Instead of shooting, a vehicle may go Flat Out in the Shooting phase: its whole movement of this turn may reach M + 6" (the Cruising Speed limit if that is higher), less what it moved in the Movement phase. M is reduced by the Pivot Value, once, if it pivoted in either move. The usual rules of CLS-VEH-11 on passengers and vehicles that cannot Flat Out stay.',
    'Ruling: "Up to its M plus 6 inches" is read as the total of the turn, like Turbo-boost (HYB-UNIT-06): as a separate move it would let a tank of M 10 cover over 30".',
  ].join('\n'),
  changes: 'replaces classic base: Flat Out distances (CLS-VEH-11: 6", Fast 12", Fast skimmer 18"); zooming flyers keep CLS-FLYER-08',
  default: 'on',
  keyword: 'vehicle',
  params: {
    inches: integer(6, 0, 36, 'How far beyond its Movement a vehicle may go in the turn', 'inches'),
  },
  patch: ({ inches }, s) => ({
    wrap: {
      flatOutInches: (next) => (g, u) => {
        const far = next(g, u);
        if (far <= 0 || u.aloft !== 0 || !hasSpeeds(statsOf(g, u))) return far;
        const left = leftInches(g, s, u, inches);
        return left < LEAST_WAY_INCHES ? 0 : left;
      },
    },
  }),
});
