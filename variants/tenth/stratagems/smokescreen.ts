import { decision, hasBit, inflict, integer, is, keyword } from 'sandtable/rules';
import { effect } from '../effects.ts';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { TARGETED } from '../states.ts';
import { ifWorthwhile, stake } from './stake.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

const SMOKE = keyword('smoke');
const STEALTH = keyword('stealth');
const SMOKESCREEN = stratagem('smokescreen', 1);
const SMOKED = effect('smokescreen', 'phase', 'stratagem');
const ASKED = decision<Modern>('smokescreen', 'flag', ifWorthwhile);

/** A unit with smoke gets cover and Stealth. */
export default defineRule({
  id: 'TEN-STRAT-18',
  default: 'on',
  keyword: 'smoke',
  params: { worthPoints: integer(30, 0, 400, 'Expected points of losses from which it is worth a Command point') },
  patch: ({ worthPoints }, s) => ({
    wrap: {
      coverGranted: (next) => (g, a, m) => is(a.target, SMOKED) || next(g, a, m),
      hitPenalty: (next) => (g, a) => {
        const sum = next(g, a);
        if (a.melee || !is(a.target, SMOKED)) return sum;
        // Stealth that is granted beside Stealth of its own is the same ability once more.
        return sum + (hasBit(a.target.allBits, STEALTH) ? s.timesCounted(g, 2) - 1 : 1);
      },
    },
    reactions: [
      {
        id: 'TEN-STRAT-18',
        on: TARGETED,
        asks: ASKED,
        may: (g, unit, cause) => {
          if (unit.side === g.active || !s.unitHas(g, unit, SMOKE) || !mayUse(g, s, SMOKESCREEN, unit.side, unit)) return false;
          stake.points = s.shootingWorth(g, cause, unit);
          stake.threshold = worthPoints;
          return true;
        },
        act: (g, unit) => {
          use(g, s, SMOKESCREEN, unit);
          inflict(g, unit, SMOKED);
        },
      },
    ],
  }),
});
