import { inflict, is, lift } from 'sandtable/rules';
import { PINNED } from '../../classic/morale/morale.ts';
import { FALLING_BACK, PIN_DUE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { ANSWER_DUE } from '../shooting/answering.ts';
import { UNDER_FIRE } from './pinned.ts';

/** A unit that fire pins must dive for cover as its reaction; without the Run if it has already reacted, or may not react. */
export default defineRule({
  id: 'WAF-WPN-24',
  title: 'Pinning: failure',
  source: 'Special Rules, Pinning',
  text: [
    'A unit that fails must Dive for Cover (WAF-SHOOT-09) as its reaction. Going to ground this way gives no cover bonus against any fire from the unit that caused the test in that phase. If it had already reacted to shooting it does not Run and simply goes to ground.',
    "Ruling: The Run distance is the owner's choice up to the roll.",
  ].join('\n'),
  changes: 'classic base: Pinning test (adds the Run move) (CLS-MORALE-12)',
  default: 'on',
  requires: ['WAF-SHOOT-09'],
  patch: (_p, s) => ({
    wrap: {
      pin: (next) => (g, u) => {
        if (!is(u, UNDER_FIRE)) {
          next(g, u);
          return;
        }
        g.log.note(PINNED, u.slot);
        lift(u, ANSWER_DUE);
        if (is(u, FALLING_BACK)) return;
        const runs = !s.hasReacted(g, u) && !s.barsReactions(g, u);
        if (runs) s.noteReaction(g, u);
        s.dive(g, u, null, runs);
      },
      // The Pinning tests of the base, where those of the house rules are not played.
      afterShooting: (next) => (g, u, target, overwatch) => {
        for (let k = 0; k < g.units.length; k++) if (is(g.units[k], PIN_DUE)) inflict(g, g.units[k], UNDER_FIRE);
        next(g, u, target, overwatch);
        for (let k = 0; k < g.units.length; k++) lift(g.units[k], UNDER_FIRE);
      },
    },
  }),
});
