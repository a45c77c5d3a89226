import { makeCharge, pileIn, setCharge, unitsTouch } from 'sandtable/kit';
import {
  type Decision,
  decision,
  event,
  first,
  type Game,
  inflict,
  is,
  lift,
  PLACE,
  type SideId,
  scratch,
  type Unit,
  unitRegister,
} from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { isHull } from '../movement/mobility.ts';
import { FALLING_BACK, IMMOBILISED, LOCKED, STUNNED } from '../state.ts';
import { perilRoom } from '../terrain/perils.ts';
import { noteStart, testDangers } from '../terrain/terrain.ts';
import { forgetBlows, shareBlows } from './blows.ts';
import {
  BEST_INITIATIVE,
  combatOf,
  fights,
  firstEnemy,
  gather,
  leaveCombat,
  listEnemies,
  MOST_UNITS,
  markStrikers,
  nextStep,
  noteSteps,
  touchedEnemy,
} from './combat.ts';
import { duellistOf, endDuel } from './duel.ts';
import { chargeRulesOf } from './rehearsal.ts';

/** Which combat is fought next; options are units of the active side, one for each combat. */
export const FIGHT_NEXT: Decision<Classic> = decision<Classic>('fight-next', 'unit', first);

/** Has fought in this phase (CLS-ASSAULT-13). */
const FOUGHT = unitRegister('fought', 'phase');

/** Whether a unit has fought in this phase. */
export const hasFought = (u: Unit<Classic>): boolean => u.reg[FOUGHT] !== 0;

const FIGHT = event('fight', { unit: 'unit', enemy: 'unit' }, '{unit} and {enemy} fight');
const FREED = event('freed', { unit: 'unit' }, '{unit} is no longer locked in combat');

const ABOVE_ALL = BEST_INITIATIVE + 1;

/** The enemies that a unit piles in towards. */
const pilingIn = scratch({ foes: new Int16Array(MOST_UNITS), into: makeCharge() });

/** Sum of the pose counters of a unit and of its `n` enemies in `foes`: unchanged only if none of them moved. */
function posesOf(g: Game<Classic>, u: Unit<Classic>, foes: Int16Array, n: number): number {
  let sum = u.pose;
  for (let k = 0; k < n; k++) sum += g.units[foes[k]].pose;
  return sum;
}

type Keys = 'fightCombats' | 'fightsNow' | 'fightCombat' | 'combatBegins' | 'impact' | 'findStrikers' | 'pileIn';

/** ASSAULT: the Fight sub-phase, up to the last blow. */
export const fighting = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  fightCombats: (g, side) => {
    meetHulls(g);
    for (;;) {
      const u = nextCombat(g, s, side);
      if (u === null) break;
      const enemy = touchedEnemy(g, u);
      if (enemy === null) {
        release(g, u);
        continue;
      }
      s.fightCombat(g, u, enemy);
      u.reg[FOUGHT] = 1;
    }
    leaveHulls(g);
    releaseIdle(g);
    leaveCombat(g);
  },

  fightCombat: (g, u, enemy) => {
    const n = gather(g, u);
    g.desk.settledAmong.fill(0);
    g.log.note(FIGHT, u.slot, enemy.slot);
    s.challenge(g);
    const { members } = combatOf(g);
    for (let k = 0; k < n; k++) {
      const member = g.units[members[k]];
      member.reg[FOUGHT] = 1;
      const foe = firstEnemy(g, member);
      if (foe !== null) s.combatBegins(g, member, foe);
    }
    noteSteps(g, s, true);
    if (nextStep(g, ABOVE_ALL) < BEST_INITIATIVE) {
      impacts(g, s);
      settleDuels(g, s, true);
      noteSteps(g, s, false);
    }
    for (let step = nextStep(g, ABOVE_ALL); step > 0; step = nextStep(g, step)) {
      fightStep(g, s, step);
      noteSteps(g, s, false);
    }
    s.lastBlows(g);
    s.combatResult(g, u, enemy);
    settleDuels(g, s, false);
  },

  combatBegins: () => {},
  impact: () => {},
  findStrikers: markStrikers,
  fightsNow: () => true,

  pileIn: (g, u, _enemy, initiative) => {
    if (u.alive === 0 || isHull(g, u) || is(u, STUNNED) || is(u, IMMOBILISED) || !hasModelAt(g, u, initiative)) return;
    const { foes, into } = pilingIn();
    const n = listEnemies(g, u, foes);
    if (n === 0) return;
    const { settledAmong, settledAt } = g.desk;
    const poses = posesOf(g, u, foes, n);
    if (settledAmong[u.slot] === n && settledAt[u.slot] === poses) return;
    noteStart(g, u);
    setCharge(into, n, g.desk.numbers.pileInInches, 0);
    into.must = 0;
    if (pileIn(g, u, foes, into, chargeRulesOf(g, s, u, false, perilRoom())) > 0) testDangers(g, s, u, false);
    else {
      settledAmong[u.slot] = n;
      settledAt[u.slot] = poses;
    }
  },
});

function hasModelAt(g: Game<Classic>, u: Unit<Classic>, step: number): boolean {
  if (step === 0) return true;
  const { stepOf } = combatOf(g);
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && stepOf[i] === step) return true;
  return false;
}

/** The impacts of all units of the combat; they fall at the highest Initiative step, whether or not anybody strikes at it (CLS-USR-14). */
function impacts(g: Game<Classic>, s: ClassicSeams): void {
  const { members, count } = combatOf(g);
  for (let k = 0; k < count; k++) s.impact(g, g.units[members[k]]);
}

/** One Initiative step: all pile in, then all strike; models slain at this step still strike (CLS-ASSAULT-14, -16, -23). */
function fightStep(g: Game<Classic>, s: ClassicSeams, step: number): void {
  const { members, count: n, stepOf, strikesAt } = combatOf(g);
  for (let k = 0; k < n; k++) {
    const u = g.units[members[k]];
    const foe = firstEnemy(g, u);
    if (foe !== null) s.pileIn(g, u, foe, step);
  }
  for (let k = 0; k < n; k++) {
    const u = g.units[members[k]];
    if (s.findStrikers(g, u, step) > 0) shareBlows(g, s, u);
  }
  if (step === BEST_INITIATIVE) impacts(g, s);
  for (let k = 0; k < n; k++) {
    const u = g.units[members[k]];
    for (let e = 0; e < n; e++) {
      const enemy = g.units[members[e]];
      if (enemy.side !== u.side) s.strike(g, u, enemy, step);
    }
    for (let i = u.first; i < u.first + u.size; i++) if (stepOf[i] === step) stepOf[i] = 0;
  }
  for (let k = 0; k < n; k++) {
    const u = g.units[members[k]];
    forgetBlows(g, u);
    for (let i = u.first; i < u.first + u.size; i++) strikesAt[i] = 0;
  }
  settleDuels(g, s, true);
}

/** Ends the combat's challenge if either model is gone. */
function settleDuels(g: Game<Classic>, s: ClassicSeams, byBlows: boolean): void {
  const { members, count } = combatOf(g);
  for (let k = 0; k < count; k++) {
    const i = duellistOf(g, g.units[members[k]]);
    if (i >= 0 && !s.duelGoesOn(g, i)) endDuel(g, i, byBlows);
  }
}

/** The unit whose combat the side fights next: one that is locked and has not fought, or null. */
function nextCombat(g: Game<Classic>, s: ClassicSeams, side: SideId): Unit<Classic> | null {
  const units = g.sides[side];
  const options = FIGHT_NEXT.options;
  let n = 0;
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive > 0 && u.place === PLACE.table && is(u, LOCKED) && u.reg[FOUGHT] === 0 && s.fightsNow(g, u)) options[n++] = u.slot;
  }
  if (n === 0) return null;
  return g.units[options[g.ask(FIGHT_NEXT, side, null, null, n)]];
}

/** A unit in contact with an enemy vehicle attacks it again, though neither is locked (CLS-VEH-33). */
function meetHulls(g: Game<Classic>): void {
  for (let k = 0; k < g.units.length; k++) {
    const hull = g.units[k];
    if (hull.alive === 0 || hull.place !== PLACE.table || !isHull(g, hull)) continue;
    const others = g.sides[1 - hull.side];
    for (let e = 0; e < others.length; e++) {
      const other = others[e];
      // In alternating activations only the acting unit's combat is fought.
      if (g.acting !== null && hull !== g.acting && other !== g.acting) continue;
      if (other.alive === 0 || other.place !== PLACE.table || is(other, LOCKED) || is(other, FALLING_BACK) || isHull(g, other)) continue;
      if (!unitsTouch(g, hull, other)) continue;
      inflict(g, hull, LOCKED);
      inflict(g, other, LOCKED);
    }
  }
}

/** Vehicles are not locked after the fight (CLS-VEH-31). */
function leaveHulls(g: Game<Classic>): void {
  for (let k = 0; k < g.units.length; k++) if (is(g.units[k], LOCKED) && isHull(g, g.units[k])) lift(g.units[k], LOCKED);
}

/** A unit that no longer touches an enemy is free (CLS-ASSAULT-39). */
export function release(g: Game<Classic>, u: Unit<Classic>): void {
  if (!is(u, LOCKED)) return;
  lift(u, LOCKED);
  if (u.alive > 0) g.log.note(FREED, u.slot);
}

/** Frees every locked unit that touches no locked enemy: at the end of a phase (CLS-ASSAULT-39). */
export function releaseIdle(g: Game<Classic>): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (is(u, LOCKED) && (u.alive === 0 || is(u, FALLING_BACK) || touchedEnemy(g, u) === null)) release(g, u);
  }
}

/** Whether any unit of the combat touches an enemy of it. */
export function stillTouching(g: Game<Classic>): boolean {
  const { members, count } = combatOf(g);
  for (let k = 0; k < count; k++) {
    const u = g.units[members[k]];
    if (u.alive > 0 && fights(g, u) && !is(u, FALLING_BACK) && touchedEnemy(g, u) !== null) return true;
  }
  return false;
}
