import { event, type Game, hasBit, inflict, is, keyword, PLACE, type Unit } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { goalOf } from '../goal.ts';
import { FLAT_OUT, SHOT } from '../state.ts';

const SUPERSONIC = keyword('supersonic');
const FARTHEST = 24;
const SUPERSONIC_LEAST = 36;
const SUPERSONIC_FARTHEST = 48;
const GOES_FLAT_OUT = event('flat-out', { unit: 'unit', inches: 'number' }, '{unit} goes flat out for {inches|inch|inches}');

const goal = new Float64Array(2);
const goesFast = (u: Unit<Classic>): boolean => u.aloft !== 0 && hasBit(u.allBits, SUPERSONIC);

/** Inches straight ahead that bring a unit nearest to where an intent leads, from `least` to `most`. */
function aheadTo(g: Game<Classic>, u: Unit<Classic>, code: number, least: number, most: number): number {
  goalOf(g, u, code, goal);
  const m = g.models;
  const i = u.first;
  const along = (goal[0] - m.x[i]) * m.dirX[i] + (goal[1] - m.y[i]) * m.dirY[i];
  return Math.round(Math.min(most, Math.max(least, along)));
}

/** A zooming flyer that does not shoot may fly on straight ahead. */
export const zoomingFlatOut = defineRule({
  id: 'CLS-FLYER-08',
  default: 'on',
  keyword: 'flyer',
  requires: ['CLS-FLYER-01'],
  patch: (_p, s) => ({
    wrap: {
      flatOutInches: (next) => (g, u) => {
        if (u.aloft === 0) return next(g, u);
        return u.alive > 0 && u.place === PLACE.table && s.isVehicle(g, u) && !is(u, SHOT) && !is(u, FLAT_OUT) ? FARTHEST : 0;
      },
      flatOutAs: (next) => (g, u, code) => {
        if (u.aloft === 0) {
          next(g, u, code);
          return;
        }
        const most = s.flatOutInches(g, u);
        if (most <= 0) return;
        const inches = aheadTo(g, u, code, s.leastFlatOut(g, u), most);
        inflict(g, u, FLAT_OUT);
        g.log.note(GOES_FLAT_OUT, u.slot, inches);
        if (!s.fly(g, u, 0, inches, 0, 1)) s.falls(g, u);
      },
    },
  }),
});

/** Some go much farther. */
export const supersonic = defineRule({
  id: 'CLS-USR-38',
  default: 'on',
  keyword: 'supersonic',
  requires: ['CLS-FLYER-08'],
  patch: () => ({
    wrap: {
      flatOutInches: (next) => (g, u) => {
        const inches = next(g, u);
        return inches > 0 && goesFast(u) ? SUPERSONIC_FARTHEST : inches;
      },
      leastFlatOut: (next) => (g, u) => (goesFast(u) ? SUPERSONIC_LEAST : next(g, u)),
    },
  }),
});
