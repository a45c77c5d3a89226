import { type Decision, decision, decline, event, type Game, hasBit, inflict, is, keyword, lift, type Unit } from 'sandtable/rules';
import { WOUND } from '../../../classic/attack.ts';
import { type Classic, MOST_WEAPONS, NEVER } from '../../../classic/family.ts';
import { FALLING_BACK, FEEL_NO_PAIN, PINNING } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { LOSSES } from '../../losses.ts';
import { pinByFire } from '../../pinned.ts';
import type { WaffleSeams } from '../../seams.ts';
import { forgive, isCounted, OWED_MODELS, OWED_WOUNDS, owe, passOver, SUPPRESSES } from '../../suppressed.ts';
import { suppressesByDefault } from '../../suppressSense.ts';

/** Whether a unit only keeps its target's heads down. */
const SUPPRESS = decision<Classic>('WAF-SHOOT-14/suppress', 'flag', decline);
const SUPPRESSED = event('suppresses', { unit: 'unit', target: 'unit' }, '{unit} suppresses {target}');
const SHOCK_TROOPS = keyword('shock-troops');

/** What the fire of a unit would have cost is checked, and forgotten. */
function settle(g: Game<Classic>, s: WaffleSeams): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    const wounds = u.reg[OWED_WOUNDS];
    if (wounds === 0) continue;
    const what = s.lossesMean(g, u, u.reg[OWED_MODELS], u.atPhaseStart);
    forgive(g, u);
    if (what === LOSSES.none || u.alive === 0 || s.isLocked(g, u) || is(u, FALLING_BACK) || s.defiesSuppression(g, u)) continue;
    s.testSuppressed(g, u, what, wounds);
  }
}

/** A unit may shoot to suppress: nobody is hurt, and a unit that would have lost enough is checked all the same. */
export const suppressiveFire = defineRule({
  id: 'WAF-SHOOT-14',
  default: 'off',
  patch: (_p, s) => {
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
          const fatal = s.instantDeath(g, a, model);
          if (!fatal && (a.poolFlags[a.pool] & WOUND.noFeelNoPain) === 0) {
            const on = s.feelNoPainOn(g, a, model);
            if (on < NEVER && g.dice.d6(a.frame, FEEL_NO_PAIN) >= on) return 0;
          }
          return owe(g, a, model, fatal ? s.fatalWounds(g, a, model) : s.damageOf(g, a, model));
        },
        allocateNext: (next) => (g, a, current) => next(g, a, current >= 0 && isCounted(a) && a.nearFirer[current] < 0 ? -1 : current),
        resolvePenetration: (next) => (g, a) => {
          if (!isCounted(a)) next(g, a);
        },
      },
      after: {
        // Who could only fire Snap Shots does not fire.
        electWeapons: (g, u) => {
          if (is(u, SUPPRESSES)) g.desk.snapShots.fill(0, u.first * MOST_WEAPONS, (u.first + u.size) * MOST_WEAPONS);
        },
        markReachable: (g, a) => {
          if (isCounted(a)) passOver(g, a);
        },
        unitHasShot: (g, u) => {
          if (!is(u, SUPPRESSES)) return;
          lift(u, SUPPRESSES);
          settle(g, s);
        },
      },
    };
  },
});

/** The check is a Pinning test, whatever the losses would have been. */
export const suppressionPins = defineRule({
  id: 'WAF-SHOOT-15',
  default: 'off',
  requires: ['WAF-SHOOT-14'],
  patch: (_p, s) => ({
    wrap: {
      testSuppressed: () => (g: Game<Classic>, u: Unit<Classic>, _what: number, wounds: number) => {
        if (s.canBePinned(g, u) && !s.passesLeadership(g, u, PINNING, -wounds)) pinByFire(g, s, u);
      },
    },
  }),
});

/** Shock troops take no check. */
export const shockTroops = defineRule({
  id: 'WAF-SHOOT-16',
  default: 'off',
  keyword: 'shock-troops',
  requires: ['WAF-SHOOT-14'],
  patch: () => ({
    wrap: { defiesSuppression: (next) => (g, u) => hasBit(u.anyBits, SHOCK_TROOPS) || next(g, u) },
  }),
});
