import { event, is, lift } from 'sandtable/rules';
import { GONE_TO_GROUND } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

const STANDS_UP = event('stands-up', { unit: 'unit' }, '{unit} stands up');

/**
 * A Fearless unit does not run from a charge. One that becomes Fearless while on the ground gets up: checked when a phase ends, since
 * characters join and leave units before that.
 */
export default defineRule({
  id: 'WAF-USR-19',
  title: 'Fearless: forbidden responses',
  source: 'Special Rules, Fearless',
  text: 'A Fearless unit cannot Dive for Cover, cannot Fall Back as a charge reaction, and cannot choose to fail a Morale check through Our Weapons Are Useless. If it becomes Fearless while gone to ground, that state ends at once.',
  changes: 'classic base: Fearless, Our Weapons Are Useless (adapted to the new reactions) (CLS-USR-10, CLS-ASSAULT-30)',
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
