import {
  decision,
  type Frame,
  type Game,
  integer,
  type ModelId,
  type Patch,
  type Purpose,
  purpose,
  reroll,
  type Unit,
} from 'sandtable/rules';
import { CHARGE_REROLL, chargeAgain } from '../assault/charge-reroll.ts';
import { defineRule } from '../define-rule.ts';
import type { Modern, Roll } from '../family.ts';
import { meanOf } from '../format/profile.ts';
import type { ModernSeams } from '../hub.ts';
import { hold, release } from '../modifiers/held.ts';
import { BATCH } from '../saves/batch.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import {
  ARMOUR,
  ARMOUR_REROLL,
  ATTACKS,
  DAMAGE_REROLL,
  DAMAGE_ROLL,
  HAZARDOUS_REROLL,
  HAZARDOUS_ROLL,
  HIT_REROLL,
  HIT_ROLL,
  INVULNERABLE,
  INVULNERABLE_REROLL,
  WOUND_REROLL,
  WOUND_ROLL,
} from '../state.ts';
import { weaponWorth } from '../worth/worth.ts';
import { ifPays, ofStake } from './price.ts';
import { chooseAt, ifWorthwhile } from './stake.ts';
import { costOf, mayUse, priced, stratagem, use } from './stratagem.ts';

export const COMMAND_REROLL = stratagem('command-reroll', 1);
const ASKED = decision<Modern>('command-reroll', 'flag', ifWorthwhile, ifPays(COMMAND_REROLL, ofStake(1)));
const ATTACKS_REROLL = reroll('attacks');
const ESCAPE_ROLL = purpose('desperate-escape');
const ESCAPE_REROLL = reroll('desperate-escape');
/** Advance rolls that are worth another. */
const LOW_ADVANCE = 2;

export const worthPoints = integer(
  15,
  0,
  200,
  'Least expected gain, in army points, that makes a re-roll worth a Command point',
  'army points',
);

export const canReroll = (g: Game<Modern>, s: ModernSeams, unit: Unit<Modern>): boolean => mayUse(g, s, COMMAND_REROLL, unit.side, unit);

/** Asks whether a roll of a unit is re-rolled, and pays for it. */
export function wantsReroll(g: Game<Modern>, s: ModernSeams, unit: Unit<Modern>, points: number, threshold: number): boolean {
  if (!chooseAt(g, points, threshold, ASKED, unit, null)) return false;
  use(g, s, COMMAND_REROLL, unit);
  return true;
}

/** Re-rolls of one die (or one roll of several) as it is made. `batches`: those that are made together wait until all are seen. */
export function rerolls(threshold: number, s: ModernSeams, batches: boolean): NonNullable<Patch<Modern>['wrap']> {
  const wants = (g: Game<Modern>, unit: Unit<Modern>, points: number): boolean => wantsReroll(g, s, unit, points, threshold);
  const can = (g: Game<Modern>, unit: Unit<Modern>): boolean => canReroll(g, s, unit);
  return {
    attacksRoll: (next) => (g, a) => {
      const rolled = next(g, a);
      const missing = meanOf(a.profile.A) - rolled;
      if (a.profile.A.dice === 0 || missing <= 0 || !can(g, a.attacker)) return rolled;
      return wants(g, a.attacker, missing * perAttack(g, a)) ? again(g, a.dice, ATTACKS, ATTACKS_REROLL, a.profile.A) : rolled;
    },
    hitFace: (next) => (g, a) => {
      const face = next(g, a);
      if (
        a.rerolled ||
        (batches && a.batch !== BATCH.none) ||
        (face > 1 && (face >= a.hitOn || face >= a.criticalHitOn)) ||
        !can(g, a.attacker)
      )
        return face;
      if (!wants(g, a.attacker, perAttack(g, a))) return face;
      a.rerolled = true;
      return g.dice.nth(a.dice, HIT_REROLL, g.dice.taken(a.dice, HIT_ROLL) - 1);
    },
    woundFace: (next) => (g, a) => {
      const face = next(g, a);
      if (
        a.rerolled ||
        (batches && a.batch !== BATCH.none) ||
        (face > 1 && (face >= a.woundOn || face >= a.criticalWoundOn)) ||
        !can(g, a.attacker)
      )
        return face;
      if (!wants(g, a.attacker, perAttack(g, a) * perHit(a))) return face;
      a.rerolled = true;
      return g.dice.nth(a.dice, WOUND_REROLL, g.dice.taken(a.dice, WOUND_ROLL) - 1);
    },
    saveFace: (next) => (g, a, m, invulnerable, on) => {
      const face = next(g, a, m, invulnerable, on);
      if (a.rerolled || (batches && a.batch !== BATCH.none) || face >= on || !can(g, a.target)) return face;
      if (!wants(g, a.target, saveWorth(g, a, m, on))) return face;
      a.rerolled = true;
      const row = invulnerable ? INVULNERABLE : ARMOUR;
      return g.dice.nth(a.dice, invulnerable ? INVULNERABLE_REROLL : ARMOUR_REROLL, g.dice.taken(a.dice, row) - 1);
    },
    damageRoll: (next) => (g, a, m) => {
      const rolled = next(g, a, m);
      const left = g.models.wounds[m];
      const missing = Math.min(meanOf(a.profile.D), left) - rolled;
      if (a.rerolled || a.profile.D.dice === 0 || missing <= 0 || !can(g, a.attacker)) return rolled;
      const kind = g.sheetOf(m);
      return wants(g, a.attacker, (missing * kind.points) / kind.stats.W)
        ? again(g, a.dice, DAMAGE_ROLL, DAMAGE_REROLL, a.profile.D)
        : rolled;
    },
    hazardousFace: (next) => (g, u, dice) => {
      const face = next(g, u, dice);
      if (face > 1 || !can(g, u) || !wants(g, u, (5 / 6) * pointsPerModel(u))) return face;
      return g.dice.nth(dice, HAZARDOUS_REROLL, g.dice.taken(dice, HAZARDOUS_ROLL) - 1);
    },
    chargeRoll: (next) => (g, u, t, dice, neededInches) => {
      const rolled = next(g, u, t, dice, neededInches);
      if (rolled >= neededInches || chargeAgain(g).rerolled || !can(g, u)) return rolled;
      const points = s.fightWorth(g, u, t) * chanceOfSum(neededInches);
      if (!wants(g, u, points)) return rolled;
      chargeAgain(g).rerolled = true;
      return g.dice.sum(dice, CHARGE_REROLL, g.desk.tables.chargeDice);
    },
    advanceRoll: (next) => (g, u, again) => {
      const rolled = next(g, u, again);
      // An extra inch has no value in points by itself: left to doctrines.
      return again || rolled > LOW_ADVANCE || !can(g, u) || !wants(g, u, 0) ? rolled : next(g, u, true);
    },
    desperateEscape: (next) => (g, u, dice) => {
      if (!next(g, u, dice)) return false;
      if (!can(g, u) || !wants(g, u, (2 / 3) * pointsPerModel(u))) return true;
      return g.dice.nth(dice, ESCAPE_REROLL, g.dice.taken(dice, ESCAPE_ROLL) - 1) <= g.desk.tables.escapeFailsUpTo;
    },
  };
}

/** Re-rolls one of one's own rolls. */
export default defineRule({
  id: 'TEN-STRAT-02',
  title: 'Command Re-roll (before the errata)',
  source: 'Core rules, Command Re-roll, 1CP',
  text: 'Any phase, just after one of these is rolled for an attack, model or unit of yours: Hit roll, Wound roll, Damage roll, saving throw, Advance roll, Charge roll, Desperate Escape test, Hazardous test, number of attacks of a weapon. Re-roll it. With fast dice it must be used on a die before later dice of the batch are rolled.',
  layer: 'core',
  changes: 'new (changed by TEN-STRAT-03)',
  default: 'on',
  params: { cost: costOf(COMMAND_REROLL), worthPoints },
  patch: ({ cost, worthPoints }, s) => ({ wrap: { ...rerolls(worthPoints, s, false), ...priced(COMMAND_REROLL, cost) } }),
});

/** Expected points from re-rolling a roll of a batch. */
export function rerollWorth(g: Game<Modern>, a: Attack): number {
  if (a.batch === BATCH.hit) return perAttack(g, a);
  if (a.batch === BATCH.wound) return perAttack(g, a) * perHit(a);
  return saveWorth(g, a, firstToLose(g, a.target), a.batchOn);
}

/** The model that takes the next attack, as far as it is known beforehand: a hurt one, or any. */
function firstToLose(g: Game<Modern>, t: Unit<Modern>): ModelId {
  let first = t.first;
  for (let m = t.first + t.size - 1; m >= t.first; m--) {
    if (g.models.alive[m] === 0) continue;
    first = m;
    if (g.models.wounds[m] < g.sheetOf(m).stats.W) return m;
  }
  return first;
}

/** Expected points from re-rolling a model's failed save. */
function saveWorth(g: Game<Modern>, a: Attack, m: ModelId, on: number): number {
  const kind = g.sheetOf(m);
  const hurt = Math.min(meanOf(a.profile.D), g.models.wounds[m]) / kind.stats.W;
  return (hurt * kind.points * (7 - on)) / 6;
}

/** Expected points of one attack. */
function perAttack(g: Game<Modern>, a: Attack): number {
  return weaponWorth(g, a.attacker, a.weaponIndex, a.target) / Math.max(1, meanOf(a.profile.A));
}

/** How much more a hit is worth than an attack. */
const perHit = (a: Attack): number => (a.hitOn > 6 ? 6 : 6 / (7 - a.hitOn));

const pointsPerModel = (u: Unit<Modern>): number => u.sheet.points / Math.max(1, u.strength);

/** Chance that two dice reach a sum. */
export function chanceOfSum(inches: number): number {
  const sum = Math.ceil(inches);
  if (sum <= 2) return 1;
  if (sum > 12) return 0;
  return sum <= 7 ? 1 - ((sum - 2) * (sum - 1)) / 72 : ((13 - sum) * (14 - sum)) / 72;
}

/** Re-rolls an amount: all its dice. */
function again(g: Game<Modern>, dice: Frame, first: Purpose, second: Purpose, amount: Roll): number {
  if (amount.sides === 6 && amount.dice > 1) return g.dice.sum(dice, second, amount.dice) + amount.plus;
  const from = g.dice.taken(dice, first) - amount.dice;
  let total = amount.plus;
  for (let k = 0; k < amount.dice; k++) {
    hold(g, total, amount.dice - k);
    const face = g.dice.nth(dice, second, from + k);
    total += amount.sides === 3 ? (face + 1) >> 1 : face;
    release(g);
  }
  return total;
}
