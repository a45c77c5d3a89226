import { type Frame, type Game, hasBit, inflict, is, keyword, type Purpose, type Unit } from 'sandtable/rules';
import { memberCount, members } from '../../../classic/combat.ts';
import { type Classic, FOE } from '../../../classic/family.ts';
import { isFoe } from '../../../classic/foes.ts';
import { CHARGED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { type Among, closestEnemy } from '../../nearest.ts';
import type { CalixtusSeams } from '../../seams.ts';
import { FIRED_ON_BY_HATED, HATED_CAUSE, HURT_BY_HATED } from '../../state.ts';

const HATRED = keyword('hatred');
const CARRIED = ['hatred', 'zealot'];

/** Whether a living model of a unit hates an enemy unit. */
function hatesUnit(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, enemy: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && s.hates(g, i, enemy)) return true;
  return false;
}

/** A unit charges the closest hated enemy in reach, whatever else it could charge. */
export const mustCharge = defineRule({
  id: 'CAL-USR-20',
  default: 'on',
  keyword: CARRIED,
  patch: (_p, s) => {
    const hated: Among = (g, u, enemy) => hatesUnit(g, s, u, enemy) && s.mayChargeAt(g, u, enemy);
    return { wrap: { mustChargeAt: (next) => (g, u) => closestEnemy(g, u, hated) ?? next(g, u) } };
  },
});

/** Who charged re-rolls failed To Hit rolls against the hated in the first round. */
export const hatefulBlows = defineRule({
  id: 'CAL-USR-21',
  default: 'on',
  keyword: CARRIED,
  supersedes: ['CLS-USR-15'],
  patch: (_p, s) => ({
    wrap: {
      hates: (next) => (g, model, enemy) =>
        (hasBit(g.sheetOf(model).keywordBits, HATRED) && isFoe(g, model, FOE.hatred, enemy)) || next(g, model, enemy),
      rerollHitOn: (next) => (g, a, face) => {
        const on = next(g, a, face);
        if (!a.melee || !is(a.attacker, CHARGED) || a.bearer < 0 || !s.hates(g, a.bearer, a.target)) return on;
        return Math.min(on, s.hitOn(g, a));
      },
    },
  }),
});

/** One attack more for a model that charges who it hates, beside the bonus for charging. */
export const hatefulCharge = defineRule({
  id: 'CAL-USR-22',
  default: 'on',
  keyword: CARRIED,
  patch: (_p, s) => ({
    wrap: {
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        return attacks > 0 && is(g.unitOf(model), CHARGED) && s.hates(g, model, enemy) ? attacks + 1 : attacks;
      },
    },
  }),
});

const three = new Uint8Array(3);

/** Three dice of which the two lowest count. */
function rollThree(g: Game<Classic>, why: Purpose, frame: Frame, into: Uint8Array): void {
  g.dice.group(frame, why, 3, three);
  const worst = three[0] >= three[1] && three[0] >= three[2] ? 0 : three[1] >= three[2] ? 1 : 2;
  into[0] = three[worst === 0 ? 1 : 0];
  into[1] = three[worst === 2 ? 1 : 2];
}

/** Tests of Leadership that a hated enemy causes are rolled on three dice, of which the two lowest count. */
export const steadyNerves = defineRule({
  id: 'CAL-USR-23',
  default: 'on',
  keyword: CARRIED,
  patch: (_p, s) => {
    /** Whether a unit of the combat that `loser` is in is hated by it. */
    const hatesInCombat = (g: Game<Classic>, loser: Unit<Classic>, winner: Unit<Classic>): boolean => {
      if (hatesUnit(g, s, loser, winner)) return true;
      for (let k = 0; k < memberCount(); k++) {
        const enemy = g.units[members[k]];
        if (enemy.side !== loser.side && hatesUnit(g, s, loser, enemy)) return true;
      }
      return false;
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
        rollLeadership: (next) => (g, u, why, frame, into) => {
          if (is(u, HATED_CAUSE)) rollThree(g, why, frame, into);
          else next(g, u, why, frame, into);
        },
        // Each of these knows who causes the test.
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
        passesFear: (next) => (g, u, enemy) => {
          u.status[HATED_CAUSE] = hatesUnit(g, s, u, enemy) ? 1 : 0;
          const passed = next(g, u, enemy);
          u.status[HATED_CAUSE] = 0;
          return passed;
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
        // A crossfire is a matter of those who fired in it.
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
