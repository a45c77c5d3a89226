import { event, inflict, is, lift, purpose, status } from 'sandtable/rules';
import { overrun } from '../../classic/assault/charge.ts';
import { FALLING_BACK, REGROUP } from '../../classic/state.ts';
import { UNRALLIED } from '../assault/reaction.ts';
import { defineRule } from '../family.ts';

/** Tests to regroup because it is charged: a reduced unit tests like a full one. */
const RALLYING = status('WAF-MORALE-06/rallying', 'activation');
const PLAIN_TEST = purpose('leadership');
const REGROUPS = event('regroups', { unit: 'unit' }, '{unit} regroups');

/** A unit that falls back tests to regroup as soon as it is charged, however few models are left. */
export default defineRule({
  id: 'WAF-MORALE-06',
  title: 'Fleeing units test to regroup when charged',
  source: 'Morale, Regrouping When Assaulted',
  text: [
    'A falling-back unit that is the target of a charge must test to Regroup: a plain Leadership test, with no need for insane heroism however few models are left.',
    'Ruling: The source says the test comes once the charger is found to be in range, yet failure sets the charge reaction, which precedes the charge roll. Adopted: test in the reaction step, as soon as a legal declaration is made. No Fear test is taken in addition. The test is compulsory each time a charge is declared, even if the reaction is already used.',
  ].join('\n'),
  changes:
    'classic base: Charging a unit that is falling back, Regrouping below 25%; the test comes earlier and needs no Insane Heroism (CLS-ASSAULT-12, CLS-MORALE-11)',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      reactToCharge: (next) => (g, u, charger) => {
        if (u.alive === 0 || !is(u, FALLING_BACK)) {
          next(g, u, charger);
          return;
        }
        inflict(g, u, RALLYING);
        const passed = s.passesLeadership(g, u, REGROUP, 0);
        lift(u, RALLYING);
        if (passed) {
          lift(u, FALLING_BACK);
          lift(u, UNRALLIED);
          g.log.note(REGROUPS, u.slot);
        } else inflict(g, u, UNRALLIED);
        if (!s.tookRally(g, u, charger, passed)) next(g, u, charger);
      },
      leadershipPasses: (next) => (g, u, why, one, other, leadership) =>
        next(g, u, why === REGROUP && is(u, RALLYING) ? PLAIN_TEST : why, one, other, leadership),
      // It has had its test.
      reachesFleeing: (next) => (g, u, target) => (is(target, UNRALLIED) ? overrun(g, s, u, target) : next(g, u, target)),
    },
  }),
});
