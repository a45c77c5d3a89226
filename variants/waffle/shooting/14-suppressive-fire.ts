import { type Decision, decision, event, type Game, inflict, integer, is, lift, reaching, reckoned, TOLD_NOBODY } from 'sandtable/rules';
import { isLocked } from '../../classic/assault/charge.ts';
import { type Classic, MOST_WEAPONS, NEVER } from '../../classic/family.ts';
import { WOUND } from '../../classic/shooting/attack.ts';
import { FALLING_BACK, FEEL_NO_PAIN, UNSAVED_MADE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';
import { LOSSES } from '../morale/losses.ts';
import { suppressesByDefault } from './suppress-sense.ts';
import { forgive, isCounted, OWED_MODELS, OWED_WOUNDS, owe, passOver, SUPPRESSES } from './suppressed.ts';

/** Whether a unit shoots only to suppress its target. */
const SUPPRESS = decision<Classic>('WAF-SHOOT-14/suppress', 'flag', reckoned);
const SUPPRESSED = event('suppresses', { unit: 'unit', target: 'unit' }, '{unit} suppresses {target}');

/** Takes the checks for what a unit's fire would have cost, then clears the count. */
function settle(g: Game<Classic>, s: WaffleSeams, perWound: number): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    const wounds = u.reg[OWED_WOUNDS];
    if (wounds === 0) continue;
    const what = s.lossesMean(g, u, u.reg[OWED_MODELS], u.atPhaseStart);
    forgive(g, u);
    if (what === LOSSES.none || u.alive === 0 || isLocked(u) || is(u, FALLING_BACK) || s.defiesSuppression(g, u)) continue;
    s.testSuppressed(g, u, what, perWound * wounds);
  }
}

/** A unit may shoot to suppress: nobody is hurt, but a unit that would have lost enough models takes the check. */
export default defineRule({
  id: 'WAF-SHOOT-14',
  title: 'Suppressive Fire',
  source: 'Suppressive Fire (proposed rule)',
  text: [
    'Instead of normal shooting, a unit may use Suppressive Fire on a non-vehicle target. Resolve hits, wounds and saves as usual but remove nothing and reduce no Wounds. If the unsaved wounds would have been enough to force a Morale check, the target takes that check with -1 Ld for each wound it would have suffered. Snap Shots cannot be Suppressive Fire.',
    'Ruling: The whole unit shoots this way. Work out would-be casualties on a copy of the target; 25% or more triggers WAF-MORALE-01 (fail: Pinned), 50% or more WAF-MORALE-02 (fail: Fall Back), at the end of the shooting. The target was hit, so it may react. Models that could only Snap Shoot do not fire. Not usable as Overwatch or Return Fire.',
  ].join('\n'),
  changes: 'new; uses classic base: Casualty morale (CLS-MORALE-03) as changed by WAF-MORALE-01 and -02',
  default: 'off',
  params: {
    perWound: integer(1, 0, 5, 'Leadership that each wound takes off which the target would have suffered', 'points of Leadership'),
  },
  patch: ({ perWound }, s) => {
    const suppress: Decision<Classic> = { ...SUPPRESS, otherwise: suppressesByDefault(s) };
    return {
      wrap: {
        openFire: (next) => (g, u, target) => {
          if (!s.isVehicle(g, target) && !s.unitSnaps(g, u, false) && g.choose(suppress, u.side, u, target)) {
            inflict(g, u, SUPPRESSES);
            g.log.note(SUPPRESSED, u.slot, target.slot);
          }
          next(g, u, target);
        },
        takeWound: (next) => (g, a, model) => {
          if (!isCounted(a)) return next(g, a, model);
          if (s.saves(g, a, model)) return 0;
          g.log.tally(UNSAVED_MADE, 1, a.attacker.slot, a.target.slot, a.frame);
          const fatal = s.instantDeath(g, a, model);
          if (!fatal && (a.poolFlags[a.pool] & WOUND.noFeelNoPain) === 0) {
            const on = s.feelNoPainOn(g, a, model);
            if (on < NEVER && g.dice.d6(a.frame, FEEL_NO_PAIN, reaching(on), TOLD_NOBODY) >= on) return 0;
          }
          return owe(g, a, model, fatal ? s.fatalWounds(g, a, model) : s.damageOf(g, a, model));
        },
        allocateNext: (next) => (g, a, current) => next(g, a, current >= 0 && isCounted(a) && a.nearFirer[current] < 0 ? -1 : current),
        resolvePenetration: (next) => (g, a) => {
          if (!isCounted(a)) next(g, a);
        },
      },
      after: {
        // Units that could fire only Snap Shots do not suppress.
        electWeapons: (g, u) => {
          if (is(u, SUPPRESSES)) g.desk.snapShots.fill(0, u.first * MOST_WEAPONS, (u.first + u.size) * MOST_WEAPONS);
        },
        markReachable: (g, a) => {
          if (isCounted(a)) passOver(g, a);
        },
        unitHasShot: (g, u) => {
          if (!is(u, SUPPRESSES)) return;
          lift(u, SUPPRESSES);
          settle(g, s, perWound);
        },
      },
    };
  },
});
