import {
  type Decision,
  decision,
  event,
  first,
  type Game,
  hasBit,
  is,
  type ModelId,
  modelRegister,
  take,
  type Unit,
} from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { LOCKED } from '../../../classic/state.ts';
import type { Tables } from '../../../classic/tables.ts';
import { armWorth } from '../../../classic/worth.ts';
import { defineRule } from '../../family.ts';
import { EMP, grenadeOf, isChargeThrow, isDown, placeThrown, SEEK, type Seek, throwerOf, throwGrenade } from '../../grenades.ts';
import type { CalixtusSeams } from '../../seams.ts';

/** 0 keeps the attack, 1 throws; what promises more stands first. */
const THROW: Decision<Classic> = decision<Classic>('CAL-WPN-09/throw', 'number', first);
const THROW_BACK: Decision<Classic> = decision<Classic>('CAL-WPN-14/throw', 'flag', take);
const STOPPED = event('charge-stopped', { unit: 'unit', target: 'unit' }, 'The charge of {unit} at {target} is stopped');

/** 1 for the model that gave up its bonus for charging to throw. */
const THREW = modelRegister('threw-grenade', 'phase');
/** What is thrown by those who charge. */
const OFFENSIVE: readonly Seek[] = [SEEK.assault, SEEK.emp];
/** How often an EMP grenade that is thrown does something to a hull or a suit that it covers, roughly. */
const EMP_HITS = 0.5;

/** How markers of thrown grenades are laid and scatter: range is met, and the guess is right. */
const thrown = (s: CalixtusSeams) => ({
  placeMarker:
    (next: CalixtusSeams['placeMarker']): CalixtusSeams['placeMarker'] =>
    (g, a) =>
      isChargeThrow(a) ? placeThrown(g, s, a) : next(g, a),
  guessesRange:
    (next: CalixtusSeams['guessesRange']): CalixtusSeams['guessesRange'] =>
    (g, a) =>
      isChargeThrow(a) || next(g, a),
  guessIsTrue:
    (next: CalixtusSeams['guessIsTrue']): CalixtusSeams['guessIsTrue'] =>
    (g, a) =>
      isChargeThrow(a) || next(g, a),
});

/** Points that a thrown grenade promises to take off a unit. */
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

/** A charging unit's choice of grenade and of whether to throw it: by worth, against the attack it costs. */
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

/** A charged unit throws a defensive grenade at those who come, once they are sure to; Pinned, they do not arrive. */
export const defensiveThrow = defineRule({
  id: 'CAL-WPN-14',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      ...thrown(s),
      chargeReaches: (next) => (g, u, target, rolledInches) => {
        if (!next(g, u, target, rolledInches)) return false;
        if (u.alive === 0 || target.alive === 0 || is(target, LOCKED) || isDown(g, s, target) || s.isVehicle(g, u)) return true;
        const thrower = throwerOf(g, s, target, u, SEEK.defensive);
        if (thrower < 0 || !g.choose(THROW_BACK, target.side, target, u)) return true;
        const weapon = grenadeOf(g, s, thrower, SEEK.defensive);
        if (weapon !== null) throwGrenade(g, s, thrower, weapon, u);
        if (!isDown(g, s, u)) return true;
        g.log.note(STOPPED, u.slot, target.slot);
        return false;
      },
    },
  }),
});

/** One model of a charging unit may throw a grenade before anyone moves, for its bonus attack. */
export const chargeThrow = defineRule({
  id: 'CAL-WPN-09',
  default: 'on',
  patch: (_p, s, t) => ({
    wrap: {
      ...thrown(s),
      chargeReaches: (next) => (g, u, target, rolledInches) => {
        if (!next(g, u, target, rolledInches)) return false;
        // One grenade for each charge, though it be declared against several.
        if (u.alive === 0 || target.alive === 0 || is(target, LOCKED) || hasThrown(g, u)) return true;
        throwAtCharged(g, s, t, u, target);
        // It may have come back upon those who threw it.
        if (!isDown(g, s, u)) return true;
        g.log.note(STOPPED, u.slot, target.slot);
        return false;
      },
      chargeBonus: (next) => (g, model, enemy) => (g.models.reg[THREW][model] !== 0 ? 0 : next(g, model, enemy)),
    },
  }),
});
