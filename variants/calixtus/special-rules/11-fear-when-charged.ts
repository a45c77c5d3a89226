import { integer, is } from 'sandtable/rules';
import { FALLING_BACK, LOCKED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { CARRIED } from './fear.ts';
import { fearsUnit, fightAfraid, forgetFear } from './fear-tests.ts';

/**
 * A unit that fears its charger tests when the charge is declared, and falls back immediately if it fails; there is no test in the fight.
 */
export default defineRule({
  id: 'CAL-USR-11',
  title: 'Fear: being charged',
  source: 'Universal Special Rules, Fear',
  text: [
    'A unit that Fears an enemy and is charged by it takes a Leadership test at -1. Failed: it Falls Back at once.',
    'Ruling: tested when the charge is declared, before the charge roll. If it Falls Back the charge goes on with the new distance: in reach uses CAL-ASSAULT-03, out of reach CAL-ASSAULT-01. The combat test of CLS-USR-09 is not used. Fearless and Know No Fear pass (CLS-USR-10, CLS-USR-03), vehicles do not test. A unit already locked or falling back is not tested. It rolls the normal 2D6" or 3D6" of CLS-MORALE-07, before Overwatch, which a falling back unit may still fire (CLS-MORALE-09).',
  ].join('\n'),
  changes: 'replaces classic base: Fear test in each Fight sub-phase (CLS-USR-09)',
  default: 'on',
  keyword: CARRIED,
  requires: ['CLS-USR-09'],
  params: { leadership: integer(1, 0, 10, 'Leadership that fear of a charger takes off', 'points of Leadership') },
  patch: ({ leadership }, s) => ({
    before: { combatBegins: fightAfraid },
    after: {
      // After the charge was judged by the target's position.
      chargeDeclared: (g, u, target) => {
        if (is(target, LOCKED) || is(target, FALLING_BACK) || !fearsUnit(g, s, target, u) || s.passesFear(g, target, u, -leadership))
          return;
        s.breakUnit(g, target);
      },
      fightCombats: forgetFear,
    },
    wrap: { testsForFear: () => () => false },
  }),
});
