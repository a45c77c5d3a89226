import { hasBit, is, keyword } from 'sandtable/rules';
import { FALLING_BACK, GONE_TO_GROUND } from '../../../classic/state.ts';
import { strikeCaught } from '../../automaticHits.ts';
import { defineRule } from '../../family.ts';
import { FLED_FROM } from '../../reaction.ts';

const IMMOBILE = keyword('immobile');

/** A unit may Fall Back from a charge before its range is rolled. */
export const fallBackFromCharge = defineRule({
  id: 'WAF-ASSAULT-08',
  default: 'on',
  requires: ['WAF-ASSAULT-05'],
  patch: (_p, s) => ({
    wrap: {
      mayFleeCharge: (next) => (g, u, charger) => {
        if (next(g, u, charger)) return true;
        if (is(u, GONE_TO_GROUND) || is(u, FALLING_BACK) || hasBit(u.anyBits, IMMOBILE) || s.isVehicle(g, u)) return false;
        return s.mayReactToCharge(g, u, charger);
      },
    },
  }),
});

/** A unit that is reached by the charge it fled from is struck without a roll To Hit, and fights. */
export const caughtInFlight = defineRule({
  id: 'WAF-ASSAULT-09',
  default: 'on',
  patch: (_p, s) => ({
    after: { challenge: (g) => strikeCaught(g, s) },
    wrap: {
      reachesFleeing: (next) => (g, u, target) => {
        if (target.reg[FLED_FROM] !== u.slot + 1) return next(g, u, target);
        s.catchFleeing(g, u, target);
        return true;
      },
    },
  }),
});
