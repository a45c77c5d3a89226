import { event, is, lift } from 'sandtable/rules';
import { GONE_TO_GROUND } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

const STANDS_UP = event('stands-up', { unit: 'unit' }, '{unit} stands up');

/**
 * A Fearless unit does not run from a charge. One that becomes Fearless on the ground gets up: looked at when a phase ends, as units are
 * joined and left before that.
 */
export const fearlessStand = defineRule({
  id: 'WAF-USR-19',
  default: 'on',
  patch: (_p, s) => ({
    wrap: { mayFleeCharge: (next) => (g, u, charger) => s.knowsFear(g, u) && next(g, u, charger) },
    before: {
      endPhase: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (!is(u, GONE_TO_GROUND) || u.alive === 0 || s.knowsFear(g, u)) continue;
          lift(u, GONE_TO_GROUND);
          g.log.note(STANDS_UP, u.slot);
        }
      },
    },
  }),
});
