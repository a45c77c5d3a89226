import { DEED, inflict } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { SHAKEN } from '../state.ts';
import { CRASH_ROLL, STAYS_UP } from './state.ts';

/** A zooming flyer that can no longer steer comes down on this or less. */
const COMES_DOWN = 2;

/** What immobilises a vehicle on the ground brings a zooming flyer down, or stuns its crew. */
export const flyerDamage = defineRule({
  id: 'CLS-FLYER-06',
  default: 'on',
  keyword: 'flyer',
  requires: ['CLS-FLYER-01'],
  patch: (_p, s) => ({
    wrap: {
      immobilise: (next) => (g, vehicle, cause, by) => {
        const u = g.unitOf(vehicle);
        if (u.aloft === 0) {
          next(g, vehicle, cause, by);
          return;
        }
        const frame = g.dice.begin(DEED.react, u, g.nobody);
        const face = g.dice.d6(frame, CRASH_ROLL);
        g.dice.end(frame);
        if (face <= COMES_DOWN) {
          s.wreck(g, vehicle, cause, by);
          return;
        }
        g.log.note(STAYS_UP, u.slot, face);
        inflict(g, u, SHAKEN);
        s.stun(g, vehicle);
      },
    },
  }),
});

/** A zooming flyer that is lost leaves no wreck: it comes down as a marker on those below. */
export const crashAndBurn = defineRule({
  id: 'CLS-FLYER-07',
  default: 'on',
  keyword: 'flyer',
  requires: ['CLS-FLYER-01'],
  patch: (_p, s) => ({
    wrap: {
      wreck: (next) => (g, vehicle, cause, by) => {
        if (g.unitOf(vehicle).aloft === 0 || g.models.alive[vehicle] === 0) next(g, vehicle, cause, by);
        else s.crash(g, vehicle, cause, by);
      },
      explode: (next) => (g, vehicle, cause, by, frame) => {
        if (g.unitOf(vehicle).aloft === 0 || g.models.alive[vehicle] === 0) next(g, vehicle, cause, by, frame);
        else s.crash(g, vehicle, cause, by);
      },
    },
  }),
});
