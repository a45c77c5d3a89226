import { type Decision, decision, first, type Game, hasBit, is, type ModelId, modelRegister, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { LOCKED } from '../../classic/state.ts';
import type { Tables } from '../../classic/tables.ts';
import { armWorth } from '../../classic/worth/worth.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { STOPPED, thrown } from './charge-grenades.ts';
import { EMP, grenadeOf, isDown, SEEK, type Seek, throwerOf, throwGrenade } from './grenades.ts';

/** 0 keeps the attack, 1 throws; the more promising option first. */
const THROW: Decision<Classic> = decision<Classic>('CAL-WPN-09/throw', 'number', first);

/** 1 for the model that gave up its bonus for charging to throw. */
const THREW = modelRegister('threw-grenade', 'phase');
/** What the chargers throw. */
const OFFENSIVE: readonly Seek[] = [SEEK.assault, SEEK.emp];
/** Rough chance that a thrown EMP grenade affects a hull or suit that it covers. */
const EMP_HITS = 0.5;

/** Points that a thrown grenade can be expected to destroy of a unit. */
function worthOf(g: Game<Classic>, s: CalixtusSeams, t: Tables, thrower: ModelId, seek: Seek, target: Unit<Classic>): number {
  const weapon = grenadeOf(g, s, thrower, seek);
  if (weapon === null) return 0;
  if (!hasBit(weapon.profile.bits, EMP)) return armWorth(t, weapon.profile, g.sheetOf(thrower).stats, target);
  const kind = target.sheet.models[0];
  if (s.isVehicle(g, target)) return (EMP_HITS * kind.points) / Math.max(1, kind.stats.wounds);
  return s.inPoweredArmour(g, target.first) ? EMP_HITS * kind.points * Math.min(2, target.alive) : 0;
}

function hasThrown(g: Game<Classic>, u: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.reg[THREW][i] !== 0) return true;
  return false;
}

/** A charging unit's choice of grenade and of whether to throw it: its worth against the attack it costs. */
function throwAtCharged(g: Game<Classic>, s: CalixtusSeams, t: Tables, u: Unit<Classic>, target: Unit<Classic>): void {
  let thrower: ModelId = -1;
  let seek: Seek = SEEK.assault;
  let best = -1;
  for (let k = 0; k < OFFENSIVE.length; k++) {
    const model = throwerOf(g, s, u, target, OFFENSIVE[k]);
    if (model < 0) continue;
    const worth = worthOf(g, s, t, model, OFFENSIVE[k], target);
    if (worth <= best) continue;
    best = worth;
    thrower = model;
    seek = OFFENSIVE[k];
  }
  if (thrower < 0) return;
  const { options } = THROW;
  const throws = best > s.blowWorth(g, thrower, target) ? 1 : 0;
  options[0] = throws;
  options[1] = 1 - throws;
  const weapon = grenadeOf(g, s, thrower, seek);
  if (weapon === null || options[g.ask(THROW, u.side, u, target, 2)] === 0) return;
  g.models.reg[THREW][thrower] = 1;
  throwGrenade(g, s, thrower, weapon, target);
}

/** One model of a charging unit may throw a grenade before anyone moves, in place of its bonus attack. */
export default defineRule({
  id: 'CAL-WPN-09',
  title: 'One grenade per charge',
  source: 'Moving, Shooting and Assaulting (grenade paragraph); Grenades in the Assault Phase',
  text: [
    'When a unit charges, one of its models may give up its charge bonus attack to throw one grenade at the charged unit, range 6" (written G6"), type Assault 1.',
    'Ruling: thrown after the charge roll is known to reach and before any model is moved; range counts as met because the thrower closes in as he throws. The G marks Guess Range: the guess is taken as correct, so only the to-hit die and 2D6" scatter of CAL-SHOOT-16 remain. Blast means the 3" marker, placed on an enemy model of the charged unit. Hits are handled like shooting hits (one cover die per hit, CAL-SAVE-01; the closest model to the thrower first) but cause no Morale Check and do not count for the assault result. A defensive grenade (CAL-WPN-14) is resolved first. An assault grenade without a printed profile uses CAL-WPN-12. Overwatch comes before the charge roll as in CLS-ASSAULT-04, so before any grenade.',
  ].join('\n'),
  changes:
    'replaces classic base: assault grenades as an automatic effect (CLS-WPN-53); the throw in the Shooting phase (CLS-WPN-08) stays',
  outside: ['CAL-WPN-14'],
  default: 'on',
  patch: (_p, s, t) => ({
    wrap: {
      ...thrown,
      chargeReaches: (next) => (g, u, target, rolledInches) => {
        if (!next(g, u, target, rolledInches)) return false;
        // One grenade for each charge, even one declared against several units.
        if (u.alive === 0 || target.alive === 0 || is(target, LOCKED) || hasThrown(g, u)) return true;
        throwAtCharged(g, s, t, u, target);
        // It may have scattered back onto the throwers.
        if (!isDown(g, s, u)) return true;
        g.log.note(STOPPED, u.slot, target.slot);
        return false;
      },
      chargeBonus: (next) => (g, model, enemy) => (g.models.reg[THREW][model] !== 0 ? 0 : next(g, model, enemy)),
    },
  }),
});
