import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const ASSAULT_VEHICLE = keyword('assault-vehicle');

/** Passengers of some transports may charge in the turn they disembark. */
export default defineRule({
  id: 'CLS-TRANSPORT-05',
  title: 'Assault Vehicle',
  source: 'transports: Assault Vehicle',
  text: 'Units disembarking from a vehicle with this rule may charge in the same turn, unless the vehicle arrived this turn from Reserve.',
  default: 'on',
  keyword: 'assault-vehicle',
  patch: () => ({ wrap: { mayAssaultFrom: (next) => (g, t) => next(g, t) || hasBit(t.anyBits, ASSAULT_VEHICLE) } }),
});
