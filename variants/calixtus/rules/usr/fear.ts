import { is, lift } from 'sandtable/rules';
import { enemiesOf, foes } from '../../../classic/combat.ts';
import { STAT } from '../../../classic/family.ts';
import { AFRAID, FALLING_BACK, LOCKED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { causesFear, clearPair, fightAfraid, forgetFear, PAIR, pairHas, setPair } from '../../fear.ts';
import type { CalixtusSeams } from '../../seams.ts';

const CARRIED = ['fear', 'daemon'];

/** Ways of rolling at most each total on two dice, of 36; totals 0 to 12. */
const AT_MOST = Uint8Array.of(0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36);

/** Who fears its charger tests when the charge is declared, and falls back at once if it fails; there is no test in the fight. */
export const fearWhenCharged = defineRule({
  id: 'CAL-USR-11',
  default: 'on',
  keyword: CARRIED,
  requires: ['CLS-USR-09'],
  patch: (_p, s) => ({
    before: { combatBegins: fightAfraid },
    after: {
      // After the charge was judged by where the target stood.
      chargeDeclared: (g, u, target) => {
        if (is(target, LOCKED) || is(target, FALLING_BACK) || !s.fears(g, target, u) || s.passesFear(g, target, u)) return;
        s.breakUnit(g, target);
      },
      fightCombats: forgetFear,
    },
    wrap: { testsForFear: () => () => false },
  }),
});

/** Who would charge what it fears tests first, and is Pinned where it stands if it fails. */
export const fearOfCharging = defineRule({
  id: 'CAL-USR-12',
  default: 'on',
  keyword: CARRIED,
  requires: ['CLS-USR-09'],
  patch: (_p, s) => ({
    before: { combatBegins: fightAfraid },
    after: { fightCombats: forgetFear },
    wrap: {
      chargeStands: (next) => (g, u, target) => {
        if (!next(g, u, target)) return false;
        if (!s.fears(g, u, target) || s.passesFear(g, u, target)) return true;
        if (s.canBePinned(g, u)) s.pin(g, u);
        return false;
      },
      chargeChance: (next) => (g, u, target) => {
        const chance = next(g, u, target);
        if (chance === 0 || !s.fears(g, u, target)) return chance;
        return (chance * AT_MOST[Math.max(2, Math.min(10, s.leadershipOf(g, u)) - 1)]) / 36;
      },
    },
  }),
});

/** Who fights frightened has one Weapon Skill and one Initiative less, at least 1. */
export const fightingAfraid = defineRule({
  id: 'CAL-USR-13',
  default: 'on',
  keyword: CARRIED,
  requires: ['CLS-USR-09'],
  patch: () => ({
    wrap: {
      frightenedStat: () => (_g, _model, stat, value) => ((stat === STAT.WS || stat === STAT.I) && value > 1 ? value - 1 : value),
    },
  }),
});

/** Who beats what it fears in a round of combat does not fear it any more. */
export const fearOvercome = defineRule({
  id: 'CAL-USR-14',
  default: 'on',
  keyword: CARRIED,
  requires: ['CLS-USR-09'],
  patch: (_p, s) => ({
    before: {
      combatWon: (g, u) => {
        const n = enemiesOf(g, u);
        for (let k = 0; k < n; k++) {
          const enemy = g.units[foes[k]];
          if (!s.fears(g, u, enemy)) continue;
          clearPair(g, u, enemy, PAIR.afraid | PAIR.met);
          setPair(g, u, enemy, PAIR.overcame);
        }
        if (is(u, AFRAID) && !stillAfraid(g, u, n)) lift(u, AFRAID);
      },
    },
    wrap: { mayFear: (next) => (g, u, enemy) => next(g, u, enemy) && !pairHas(g, u, enemy, PAIR.overcame) },
  }),
});

/** Whether a unit is afraid of one of the first `n` enemies in `foes`. */
function stillAfraid(g: Parameters<CalixtusSeams['combatWon']>[0], u: Parameters<CalixtusSeams['combatWon']>[1], n: number): boolean {
  for (let k = 0; k < n; k++) if (pairHas(g, u, g.units[foes[k]], PAIR.afraid)) return true;
  return false;
}

/** Who causes Fear fears nobody. */
export const fearless = defineRule({
  id: 'CAL-USR-15',
  default: 'on',
  keyword: CARRIED,
  requires: ['CLS-USR-09'],
  patch: (_p, s) => ({
    wrap: { mayFear: (next) => (g, u, enemy) => next(g, u, enemy) && !causesFear(g, s, u) },
  }),
});
