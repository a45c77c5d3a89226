import { DEED, integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { withNumbers } from '../tables.ts';
import { CRASH_ROLL, STAYS_UP } from './state.ts';

/** A result that immobilises a ground vehicle makes a zooming flyer crash, or stuns its crew. */
export default defineRule({
  id: 'CLS-FLYER-06',
  title: 'Flyers and the damage table',
  source: 'flyers and flying monsters: Flyers and the damage table',
  text: 'Crew Stunned on a zooming flyer: next Movement phase it moves exactly 18" straight with no turn. Immobilised on a zooming flyer: D6, 1-2 it crashes (CLS-FLYER-07), 3+ treat as Crew Stunned.',
  default: 'on',
  keyword: 'flyer',
  requires: ['CLS-FLYER-01'],
  params: {
    upTo: integer(2, 0, 6, 'Highest roll on which it crashes', 'rolled on a D6'),
  },
  tables: (t, { upTo }) => withNumbers(t, { flyerCrashUpTo: upTo }),
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
        if (face <= g.desk.numbers.flyerCrashUpTo) {
          s.wreck(g, vehicle, cause, by);
          return;
        }
        g.log.note(STAYS_UP, u.slot, face);
        s.shake(g, vehicle);
        s.stun(g, vehicle);
      },
    },
  }),
});
