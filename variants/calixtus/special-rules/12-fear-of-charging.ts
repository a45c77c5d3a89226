import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { CARRIED } from './fear.ts';
import { fearsUnit, fightAfraid, forgetFear } from './fear-tests.ts';

/** Ways, of 36, to roll at most each total on two dice; totals 0 to 12. */
const AT_MOST = Uint8Array.of(0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36);

/** A unit that would charge an enemy it fears tests first, and is Pinned on the spot if it fails. */
export default defineRule({
  id: 'CAL-USR-12',
  title: 'Fear: charging',
  source: 'Universal Special Rules, Fear',
  text: [
    'A unit that wants to charge an enemy it Fears takes a Leadership test at -1 first. Failed: it becomes Pinned and does not charge.',
    "Ruling: taken at declaration, before the charge roll; it counts as the unit's charge for that turn.",
  ].join('\n'),
  changes: 'new; the base asks no test of the side that charges (CLS-USR-09)',
  default: 'on',
  keyword: CARRIED,
  requires: ['CLS-USR-09'],
  params: { leadership: integer(1, 0, 10, 'Leadership that fear of the enemy takes off', 'points of Leadership') },
  patch: ({ leadership }, s) => ({
    before: { combatBegins: fightAfraid },
    after: { fightCombats: forgetFear },
    wrap: {
      chargeStands: (next) => (g, u, target) => {
        if (!next(g, u, target)) return false;
        if (!fearsUnit(g, s, u, target) || s.passesFear(g, u, target, -leadership)) return true;
        if (s.canBePinned(g, u)) s.pin(g, u);
        return false;
      },
      chargeChance: (next) => (g, u, target) => {
        const chance = next(g, u, target);
        if (chance === 0 || !fearsUnit(g, s, u, target)) return chance;
        return (chance * AT_MOST[Math.max(2, Math.min(10, s.leadershipOf(g, u)) - leadership)]) / 36;
      },
    },
  }),
});
