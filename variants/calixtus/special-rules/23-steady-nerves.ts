import { type Frame, type Game, inflict, is, type Purpose, scratch, type Unit } from 'sandtable/rules';
import { combatOf } from '../../classic/assault/combat.ts';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { FIRED_ON_BY_HATED, HATED_CAUSE, HURT_BY_HATED } from '../state.ts';
import { CARRIED, hatesUnit } from './hatred.ts';

const room = scratch({ three: new Uint8Array(3) });

/** Three dice, of which the two lowest count. */
function rollThree(g: Game<Classic>, why: Purpose, frame: Frame, into: Uint8Array): void {
  const { three } = room();
  g.dice.group(frame, why, 3, three);
  const worst = three[0] >= three[1] && three[0] >= three[2] ? 0 : three[1] >= three[2] ? 1 : 2;
  into[0] = three[worst === 0 ? 1 : 0];
  into[1] = three[worst === 2 ? 1 : 2];
}

/** Leadership tests that a hated enemy causes are rolled on three dice, of which the two lowest count. */
export default defineRule({
  id: 'CAL-USR-23',
  title: 'Hatred: steady nerves',
  source: 'Universal Special Rules',
  text: [
    'Morale Checks and Leadership tests caused by a Hated enemy roll 3D6 and use the two lowest.',
    'Ruling: includes Pinning and Fear tests caused by it.',
  ].join('\n'),
  changes: 'extends classic base: Hatred (CLS-USR-15); a way to roll the tests of CLS-MORALE-01',
  default: 'on',
  keyword: CARRIED,
  patch: (_p, s) => {
    /** Whether `loser` hates any enemy unit in its combat. */
    const hatesInCombat = (g: Game<Classic>, loser: Unit<Classic>, winner: Unit<Classic>): boolean => {
      if (hatesUnit(g, s, loser, winner)) return true;
      const { members, count } = combatOf(g);
      for (let k = 0; k < count; k++) {
        const enemy = g.units[members[k]];
        if (enemy.side !== loser.side && hatesUnit(g, s, loser, enemy)) return true;
      }
      return false;
    };
    /** Tests that `u` takes now are caused by `by`, too. Returns what they were caused by before. */
    const causes = (g: Game<Classic>, by: Unit<Classic>, u: Unit<Classic>): number => {
      const before = u.status[HATED_CAUSE];
      if (hatesUnit(g, s, u, by)) u.status[HATED_CAUSE] = 1;
      return before;
    };
    return {
      before: {
        targeted: (g, target, by) => {
          if (hatesUnit(g, s, target, by)) inflict(g, target, FIRED_ON_BY_HATED);
        },
        attackResolved: (g, a) => {
          if (a.unsavedWounds > 0 && a.attacker.side !== a.target.side && hatesUnit(g, s, a.target, a.attacker))
            inflict(g, a.target, HURT_BY_HATED);
        },
      },
      wrap: {
        rollLeadership: (next) => (g, u, why, frame, into, marks) => {
          if (is(u, HATED_CAUSE)) rollThree(g, why, frame, into);
          else next(g, u, why, frame, into, marks);
        },
        // Each of these knows which unit causes the test.
        holdsCombat: (next) => (g, loser, winner, by) => {
          loser.status[HATED_CAUSE] = hatesInCombat(g, loser, winner) ? 1 : 0;
          const held = next(g, loser, winner, by);
          loser.status[HATED_CAUSE] = 0;
          return held;
        },
        pinningTest: (next) => (g, u, by) => {
          const before = u.status[HATED_CAUSE];
          u.status[HATED_CAUSE] = by !== null && by.side !== u.side && hatesUnit(g, s, u, by) ? 1 : 0;
          const passed = next(g, u, by);
          u.status[HATED_CAUSE] = before;
          return passed;
        },
        passesFear: (next) => (g, u, enemy, modifier) => {
          u.status[HATED_CAUSE] = hatesUnit(g, s, u, enemy) ? 1 : 0;
          const passed = next(g, u, enemy, modifier);
          u.status[HATED_CAUSE] = 0;
          return passed;
        },
        // The Regroup test of a fleeing unit that is charged: where CAL-ASSAULT-03 has it, and where the base does.
        chargeReaches: (next) => (g, u, target, rolledInches) => {
          const before = causes(g, u, target);
          const reaches = next(g, u, target, rolledInches);
          target.status[HATED_CAUSE] = before;
          return reaches;
        },
        reachesFleeing: (next) => (g, u, target) => {
          const before = causes(g, u, target);
          const reaches = next(g, u, target);
          target.status[HATED_CAUSE] = before;
          return reaches;
        },
        shockMet: (next) => (g, tank, u, inches) => {
          u.status[HATED_CAUSE] = hatesUnit(g, s, u, tank) ? 1 : 0;
          const stopped = next(g, tank, u, inches);
          u.status[HATED_CAUSE] = 0;
          return stopped;
        },
        moraleCheck: (next) => (g, u, modifier) => {
          const before = u.status[HATED_CAUSE];
          if (is(u, HURT_BY_HATED)) u.status[HATED_CAUSE] = 1;
          const passed = next(g, u, modifier);
          u.status[HATED_CAUSE] = before;
          return passed;
        },
        // For a crossfire, the units that fired in it count.
        afterShooting: (next) => (g, u, target, overwatch) => {
          const before = target.status[HATED_CAUSE];
          if (is(target, FIRED_ON_BY_HATED)) target.status[HATED_CAUSE] = 1;
          next(g, u, target, overwatch);
          target.status[HATED_CAUSE] = before;
        },
      },
    };
  },
});
