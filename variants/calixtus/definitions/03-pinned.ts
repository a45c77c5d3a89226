import { inflict, is, lift } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { PINNED } from '../state.ts';
import { standsStill } from './stands-still.ts';

/** A unit that fails a pinning test is gone to ground and does nothing until the end of its own next turn. Initiative 1: CAL-ASSAULT-09. */
export default defineRule({
  id: 'CAL-DEF-03',
  title: 'Pinned',
  source: 'Prone Position and Pinning passages of several sections',
  text: [
    'A Pinned unit may not move, Run, shoot or charge until the end of its own next turn and fights at Initiative 1 when assaulted.',
    'Ruling: it fires no Overwatch either (CLS-ASSAULT-04). It counts as gone to ground for cover (+1 level, 6+ in the open) unless a rule takes cover away (CAL-WPN-11, CAL-USR-26). A unit Pinned in its own turn (failed charge on a feared enemy, defensive grenade) stays so to the end of its following own turn. If locked in combat when it ends nothing else happens. A unit that went to ground of its own will is not Pinned: CAL-SHOOT-11. A Pinned unit that Falls Back makes that move and is no longer Pinned (CLS-MORALE-14).',
  ].join('\n'),
  changes:
    'replaces classic base: gone to ground after a failed pinning test, Snap Shots allowed (CLS-MORALE-12, CLS-MORALE-14, CLS-ASSAULT-37)',
  default: 'on',
  patch: (_p, s) => ({
    before: {
      pin: (g, u) => {
        if (s.pinHolds(g, u)) inflict(g, u, PINNED);
      },
      breakUnit: (_g, u) => lift(u, PINNED),
    },
    wrap: {
      ...standsStill(PINNED),
      consolidate: (next) => (g, u) => {
        if (!is(u, PINNED)) next(g, u);
      },
      mayHitAndRun: (next) => (g, u) => !is(u, PINNED) && next(g, u),
      mayShoot: (next) => (g, u) => !is(u, PINNED) && next(g, u),
      isPinned: () => (_g, u) => is(u, PINNED),
      // Who lies down of his own will can still be Pinned.
      isDownAlready: () => (_g, u) => is(u, PINNED),
    },
  }),
});
