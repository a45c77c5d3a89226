import { inflict, is, PLACE, status } from 'sandtable/rules';
import { SMOKE } from '../../../classic/state.ts';
import { transportOf } from '../../../classic/transport/hold.ts';
import { defineRule } from '../../family.ts';

/** Laid smoke this game turn: nobody fires out of it. */
const SMOKED = status('WAF-TRANSPORT-03/smoked', 'round');
/** Its passengers have fired this game turn. */
const FIRED_OUT = status('WAF-TRANSPORT-03/fired-out', 'round');

/** Smoke silences the passengers too; and once they have fired, their vehicle lays none, and does not go Flat Out. */
export const firePointsAndSpeed = defineRule({
  id: 'WAF-TRANSPORT-03',
  default: 'on',
  keyword: 'transport',
  requires: ['CLS-TRANSPORT-09'],
  patch: () => ({
    after: {
      // A cloud ends when its vehicle's turn starts: there is one now only if it was laid in this move.
      moveUnit: (g, u) => {
        if (is(u, SMOKE)) inflict(g, u, SMOKED);
      },
      volley: (g, u, _target, overwatch) => {
        const transport = u.place === PLACE.embarked && !overwatch ? transportOf(g, u) : null;
        if (transport !== null) inflict(g, transport, FIRED_OUT);
      },
    },
    wrap: {
      mayShoot: (next) => (g, u) => {
        const transport = u.place === PLACE.embarked ? transportOf(g, u) : null;
        return (transport === null || !is(transport, SMOKED)) && next(g, u);
      },
      maySmoke: (next) => (g, u) => !is(u, FIRED_OUT) && next(g, u),
      flatOutInches: (next) => (g, u) => (is(u, FIRED_OUT) ? 0 : next(g, u)),
    },
  }),
});
