import { hasBit, is, keyword } from 'sandtable/rules';
import { FALLING_BACK, GONE_TO_GROUND } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

const IMMOBILE = keyword('immobile');

/** A unit may Fall Back from a charge before its range is rolled. */
export default defineRule({
  id: 'WAF-ASSAULT-08',
  title: 'Fall Back as a charge reaction',
  source: 'Reaction to Charge, Fall Back',
  text: [
    'The target may make a Fall Back move instead of standing. It is mandatory for a unit already fleeing (unless it regroups, WAF-MORALE-07) and for one forced by a fear-causing charger.',
    'Ruling: The move is made before the charge roll, in the direction of WAF-MORALE-04; the charger then rolls and must cover the new gap. A unit that leaves the table is lost and the charge fails. Afterwards the unit is falling back and must regroup as in the classic base. The distance is 2D6", or 3D6" for the unit types of CLS-MORALE-07, or D6" while blinded (WAF-USR-08).',
  ].join('\n'),
  changes: 'new; uses classic base: Fall Back move (CLS-MORALE-07, CLS-MORALE-08)',
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
