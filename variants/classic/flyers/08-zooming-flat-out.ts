import { event, type Game, inflict, integer, is, PLACE, scratch, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { goalOf } from '../movement/goal.ts';
import { FLAT_OUT, SHOT } from '../state.ts';
import { forgetCourse, isClearAhead, staysAhead } from './flight.ts';

const GOES_FLAT_OUT = event('flat-out', { unit: 'unit', inches: 'number' }, '{unit} goes flat out for {inches|inch|inches}');

const room = scratch({ goal: new Float64Array(2) });

/** Inches straight ahead, from `least` to `most`, that bring a unit nearest to the goal of an intent. */
function aheadTo(g: Game<Classic>, u: Unit<Classic>, code: number, least: number, most: number): number {
  const { goal } = room();
  goalOf(g, u, code, goal);
  const m = g.models;
  const i = u.first;
  const along = (goal[0] - m.x[i]) * m.dirX[i] + (goal[1] - m.y[i]) * m.dirY[i];
  return Math.round(Math.min(most, Math.max(least, along)));
}

/** As many inches as are wanted, or fewer or more where it would end over another unit aloft; 0 where it would however far it goes. */
function freeAhead(g: Game<Classic>, u: Unit<Classic>, wanted: number, least: number, most: number): number {
  for (let k = 0; k <= most - least; k++) {
    const inches = wanted - k >= least ? wanted - k : least + k;
    if (!staysAhead(g, u, inches) || isClearAhead(g, u, inches)) return inches;
  }
  return 0;
}

/** A zooming flyer that does not shoot may fly on straight ahead. */
export default defineRule({
  id: 'CLS-FLYER-08',
  title: 'Flyer Flat Out',
  source: 'flyers and flying monsters: Flyer Flat Out',
  text: 'A zooming flyer may go Flat Out 12-24" more straight in the Shooting phase instead of firing.',
  default: 'on',
  keyword: 'flyer',
  requires: ['CLS-FLYER-01'],
  params: {
    inches: integer(24, 12, 60, 'Farthest that it goes Flat Out', 'inches'),
  },
  patch: ({ inches }, s) => ({
    wrap: {
      flatOutInches: (next) => (g, u) => {
        if (u.aloft === 0) return next(g, u);
        return u.alive > 0 && u.place === PLACE.table && s.isVehicle(g, u) && !is(u, SHOT) && !is(u, FLAT_OUT) ? inches : 0;
      },
      flatOutAs: (next) => (g, u, code) => {
        if (u.aloft === 0) {
          next(g, u, code);
          return;
        }
        const most = s.flatOutInches(g, u);
        if (most <= 0) return;
        const ahead = freeAhead(g, u, aheadTo(g, u, code, s.leastFlatOut(g, u), most), s.leastFlatOut(g, u), most);
        if (ahead === 0) return;
        inflict(g, u, FLAT_OUT);
        g.log.note(GOES_FLAT_OUT, u.slot, ahead);
        s.fly(g, u, 0, ahead, 0, 1);
        forgetCourse(g);
      },
    },
  }),
});
