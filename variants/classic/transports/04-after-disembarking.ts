import { is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { DISEMBARKED, ESCAPED, MAY_ASSAULT } from './hold.ts';

/** A unit that left a transport this turn cannot charge; after an emergency disembarkation it does nothing else. */
export default defineRule({
  id: 'CLS-TRANSPORT-04',
  title: 'After disembarking',
  source: 'transports: After disembarking',
  text: 'A disembarked unit may shoot and Run but may not charge that turn unless CLS-TRANSPORT-05 or CLS-VEH-38 applies. If the vehicle moved more than 6" that turn it cannot disembark; if the vehicle is destroyed, CLS-TRANSPORT-06 applies.',
  default: 'on',
  keyword: 'transport',
  patch: () => ({
    wrap: {
      mayCharge: (next) => (g, u) => (!is(u, DISEMBARKED) || (is(u, MAY_ASSAULT) && !is(u, ESCAPED))) && next(g, u),
      mayShoot: (next) => (g, u) => !is(u, ESCAPED) && next(g, u),
      mayRun: (next) => (g, u) => !is(u, ESCAPED) && next(g, u),
      mayUsePower: (next) => (g, psyker, power) => !is(g.unitOf(psyker), ESCAPED) && next(g, psyker, power),
    },
  }),
});
