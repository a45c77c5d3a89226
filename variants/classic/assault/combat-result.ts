import { unitsTouch } from 'sandtable/kit';
import {
  arenaMemory,
  CAUSE,
  DEED,
  event,
  type Game,
  INTENT,
  intentKind,
  is,
  type Purpose,
  purpose,
  type SideId,
  scratch,
  type Unit,
} from 'sandtable/rules';
import { highestPrinted } from '../definitions/printed.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { isHull } from '../movement/mobility.ts';
import { go, INTENT_CHOICE, listIntents } from '../movement/move.ts';
import { COMBAT_SCORE, FALLING_BACK, GONE_TO_GROUND, IMMOBILISED, LOCKED, MORALE, STUNNED } from '../state.ts';
import { combatOf, fights, firstEnemy, listEnemies, MOST_UNITS, touchedEnemy } from './combat.ts';
import { release, stillTouching } from './fight.ts';

const SWEEP = purpose('sweep');
const CONSOLIDATE = purpose('consolidate');

/** By how much the first unit's side won; 0 is a draw. */
const COMBAT_RESULT = event(
  'combat-result',
  { unit: 'unit', enemy: 'unit', difference: 'number' },
  '{unit} {difference#-1 loses the combat against#0 draws the combat with#1 wins the combat against} {enemy}{difference#-1  by %#0 #1  by %}',
);
const SWEEPS = event(
  'sweeps',
  { unit: 'unit', loser: 'unit', total: 'number', against: 'number' },
  '{unit} tries to sweep {loser} away, {total} against {against}',
);
const SWEPT = event('swept', { unit: 'unit', by: 'unit' }, '{unit} is swept away by {by}');
const CONSOLIDATES = event('consolidates', { unit: 'unit', inches: 'number' }, '{unit} consolidates {inches|inch|inches}');

const defeat = arenaMemory('classic/defeat', (g: Game<Classic>) => ({
  /** Units of the combat that failed their check and have not fled yet. */
  breaking: new Uint8Array(g.units.length),
  /** The sweep total of each unit in the pursuit under way, 0 if not rolled yet; -1 if there is none. */
  pursuit: new Int16Array(g.units.length).fill(-1),
}));

/** The enemies that could pursue a unit. */
const sweeping = scratch({ foes: new Int16Array(MOST_UNITS) });

type Keys =
  | 'combatScore'
  | 'combatWon'
  | 'combatLost'
  | 'lossModifier'
  | 'combatResult'
  | 'holdsCombat'
  | 'fleesCombat'
  | 'yields'
  | 'maySweep'
  | 'sweep'
  | 'sweepBonus'
  | 'sweptAway'
  | 'consolidate'
  | 'consolidateAs';

/** ASSAULT: from the last blow to the end of the combat. */
export const combatResults = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  combatScore: (g, u, _enemy) => {
    const { members, count } = combatOf(g);
    let score = 0;
    for (let k = 0; k < count; k++) {
      const member = g.units[members[k]];
      if (member.side === u.side) score += member.reg[COMBAT_SCORE];
    }
    return score;
  },

  combatResult: (g, u, enemy) => {
    const difference = s.combatScore(g, u, enemy) - s.combatScore(g, enemy, u);
    g.log.note(COMBAT_RESULT, u.slot, enemy.slot, difference);
    if (difference !== 0) {
      const losing = difference > 0 ? enemy.side : u.side;
      const by = difference > 0 ? difference : -difference;
      announce(g, s, losing, by);
      // All losers test before anyone flees: who pursues depends on who else holds (CLS-ASSAULT-36).
      const { members, count } = combatOf(g);
      const { breaking, pursuit } = defeat(g);
      for (let k = 0; k < count; k++) {
        const loser = g.units[members[k]];
        breaking[loser.slot] = 0;
        if (loser.side !== losing || loser.alive === 0 || is(loser, FALLING_BACK)) continue;
        const winner = nearestFoe(g, loser);
        if (winner !== null && !s.holdsCombat(g, loser, winner, by)) breaking[loser.slot] = 1;
      }
      for (let k = 0; k < count; k++) pursuit[members[k]] = 0;
      for (let k = 0; k < count; k++) {
        const loser = g.units[members[k]];
        if (breaking[loser.slot] !== 0 && loser.alive > 0) s.fleesCombat(g, loser);
        breaking[loser.slot] = 0;
      }
      for (let k = 0; k < count; k++) pursuit[members[k]] = -1;
    }
    closeCombat(g, s);
  },

  combatWon: () => {},
  combatLost: () => {},
  lossModifier: (_g, _loser, _winner, by) => -by,

  holdsCombat: (g, loser, winner, by) => {
    if (s.isVehicle(g, loser)) return true;
    return !s.yields(g, loser, winner) && s.passesLeadership(g, loser, MORALE, s.lossModifier(g, loser, winner, by));
  },
  fleesCombat: (g, loser) => {
    const sweeper = bestSweeper(g, s, loser);
    if (sweeper !== null && s.sweep(g, sweeper, loser)) {
      s.sweptAway(g, loser, sweeper);
      return;
    }
    s.breakUnit(g, loser);
  },
  yields: () => false,

  maySweep: (g, winner, loser) => {
    if (winner.alive === 0 || is(winner, IMMOBILISED) || is(winner, STUNNED)) return false;
    if (isHull(g, winner)) return false;
    const others = g.sides[loser.side];
    const { breaking } = defeat(g);
    for (let k = 0; k < others.length; k++) {
      const other = others[k];
      // Nobody is locked with a vehicle that cannot fight, though it counts as locked while the combat is fought (CLS-VEH-31).
      if (other === loser || breaking[other.slot] !== 0 || isHull(g, other)) continue;
      if (other.alive > 0 && is(other, LOCKED) && !is(other, FALLING_BACK) && unitsTouch(g, winner, other)) return false;
    }
    return true;
  },
  sweepBonus: (g, u) => highestPrinted(g, u, STAT.I),
  sweep: (g, winner, loser) => {
    // A winner's one roll counts against all units that flee from it (CLS-ASSAULT-36).
    const { pursuit } = defeat(g);
    let total = pursuit[winner.slot];
    if (total <= 0) total = s.sweepBonus(g, winner) + sweepDie(g, winner, loser, SWEEP) + s.sweepExtra(g, winner);
    if (pursuit[winner.slot] === 0) pursuit[winner.slot] = total;
    let against = pursuit[loser.slot];
    if (against <= 0) against = s.sweepBonus(g, loser) + sweepDie(g, loser, winner, SWEEP) + s.fleeExtra(g, loser);
    if (pursuit[loser.slot] === 0) pursuit[loser.slot] = against;
    g.log.note(SWEEPS, winner.slot, loser.slot, total, against);
    return total >= against;
  },
  sweptAway: (g, loser, winner) => {
    g.log.note(SWEPT, loser.slot, winner.slot);
    for (let i = loser.first; i < loser.first + loser.size; i++) g.remove(i, CAUSE.assault, winner);
  },

  consolidate: (g, u) => {
    if (u.alive === 0 || is(u, IMMOBILISED) || is(u, STUNNED) || is(u, GONE_TO_GROUND) || isHull(g, u)) return;
    const n = listIntents(g, u, true);
    s.consolidateAs(g, u, INTENT_CHOICE.options[g.ask(INTENT_CHOICE, u.side, u, null, n)]);
  },
  consolidateAs: (g, u, code) => {
    if (intentKind(code) === INTENT.hold) return;
    const frame = g.dice.begin(DEED.fight, u, g.nobody);
    const inches = g.dice.sum(frame, CONSOLIDATE, g.desk.numbers.consolidationDice);
    g.dice.end(frame);
    g.log.note(CONSOLIDATES, u.slot, inches);
    go(g, s, u, code, inches);
  },
});

function sweepDie(g: Game<Classic>, u: Unit<Classic>, other: Unit<Classic>, why: Purpose): number {
  const frame = g.dice.begin(DEED.morale, u, other);
  const face = g.dice.d6(frame, why);
  g.dice.end(frame);
  return face;
}

/** An enemy of the combat, even a destroyed one. */
function anyFoe(g: Game<Classic>, u: Unit<Classic>): Unit<Classic> {
  const { members, count } = combatOf(g);
  for (let k = 0; k < count; k++) if (g.units[members[k]].side !== u.side) return g.units[members[k]];
  return u;
}

/** Reports the result to every unit left in the combat, winners first. */
function announce(g: Game<Classic>, s: ClassicSeams, losing: SideId, by: number): void {
  const { members, count } = combatOf(g);
  for (let pass = 0; pass < 2; pass++) {
    for (let k = 0; k < count; k++) {
      const u = g.units[members[k]];
      if ((u.side === losing) !== (pass === 1) || u.alive === 0 || is(u, FALLING_BACK)) continue;
      const enemy = nearestFoe(g, u) ?? anyFoe(g, u);
      if (pass === 0) s.combatWon(g, u, enemy, by);
      else s.combatLost(g, u, enemy, by);
    }
  }
}

/** An enemy of the combat that a unit touches, or any if it touches none; null without enemies. */
function nearestFoe(g: Game<Classic>, u: Unit<Classic>): Unit<Classic> | null {
  const touched = touchedEnemy(g, u);
  return touched !== null && fights(g, touched) ? touched : firstEnemy(g, u);
}

/** The enemy that pursues a breaking unit: among those that may, one in contact with it if possible, then the one with the best chance. */
export function bestSweeper(g: Game<Classic>, s: ClassicSeams, loser: Unit<Classic>): Unit<Classic> | null {
  let best: Unit<Classic> | null = null;
  let most = -1;
  const { foes } = sweeping();
  const n = listEnemies(g, loser, foes);
  for (let k = 0; k < n; k++) {
    const u = g.units[foes[k]];
    if (!s.maySweep(g, u, loser)) continue;
    const bonus = s.sweepBonus(g, u) + (unitsTouch(g, u, loser) ? TOUCHING : 0);
    if (bonus <= most) continue;
    most = bonus;
    best = u;
  }
  return best;
}

/** More than any Initiative: those in contact come first. */
const TOUCHING = 100;

/** Units still in contact with the enemy pile in; the others are free and consolidate (CLS-ASSAULT-33, -34). */
function closeCombat(g: Game<Classic>, s: ClassicSeams): void {
  const { members, count: n } = combatOf(g);
  for (let k = 0; k < n; k++) {
    const u = g.units[members[k]];
    const foe = u.alive > 0 && !is(u, FALLING_BACK) ? firstEnemy(g, u) : null;
    if (foe !== null) s.pileIn(g, u, foe, 0);
  }
  const apart = !stillTouching(g);
  for (let k = 0; k < n; k++) {
    const u = g.units[members[k]];
    if (u.alive === 0 || is(u, FALLING_BACK)) continue;
    if (!apart && firstEnemy(g, u) !== null && touchedEnemy(g, u) !== null) continue;
    release(g, u);
    s.consolidate(g, u);
  }
}

/** The check of one loser and what follows from it: `holdsCombat` and `fleesCombat` (CLS-ASSAULT-29 to -31). */
export function moraleAfterCombat(g: Game<Classic>, s: ClassicSeams, loser: Unit<Classic>, winner: Unit<Classic>, by: number): void {
  if (!s.holdsCombat(g, loser, winner, by)) s.fleesCombat(g, loser);
}
