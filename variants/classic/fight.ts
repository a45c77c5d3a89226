import { pileIn, unitsTouch } from 'sandtable/kit';
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
  type Unit,
  unitRegister,
} from 'sandtable/rules';
import { shareBlows } from './blows.ts';
import {
  enemiesOf,
  fights,
  foes,
  gather,
  markStrikers,
  memberCount,
  members,
  nextStep,
  noteSteps,
  stepOf,
  strikesAt,
  touchedEnemy,
} from './combat.ts';
import { duellistOf, endDuel } from './duel.ts';
import type { Classic } from './family.ts';
import { isHull, moveRulesOf } from './mobility.ts';
import type { ClassicSeams } from './seams.ts';
import { FALLING_BACK, IMMOBILISED, LOCKED, STUNNED } from './state.ts';
import { noteStart, testDangers } from './terrain.ts';

/** Which combat is fought next; options are own units, one for each combat. */
export const FIGHT_NEXT: Decision<Classic> = decision<Classic>('fight-next', 'unit', first);

/** Has fought in this phase (CLS-ASSAULT-13). */
const FOUGHT = unitRegister('fought', 'phase');

/** Whether a unit has fought in this phase. */
export const hasFought = (u: Unit<Classic>): boolean => u.reg[FOUGHT] !== 0;

const FIGHT = event('fight', { unit: 'unit', enemy: 'unit' }, '{unit} and {enemy} fight');
const FREED = event('freed', { unit: 'unit' }, '{unit} is no longer locked in combat');

/** How far models pile in (CLS-ASSAULT-16, -34). */
export const PILE_IN_INCHES = 3;
/** One above the quickest. */
const ABOVE_ALL = 11;

/** By unit: with how many enemies, in which poses, it found nothing to pile in to in this combat. Enemies only ever leave one. */
const settledAmong = new Int16Array(512);
const settledAt = new Float64Array(512);

/** Sum of the poses of a unit and of its `n` enemies in `foes`: the same only while none of them has changed. */
function posesOf(g: Game<Classic>, u: Unit<Classic>, n: number): number {
  let sum = u.pose;
  for (let k = 0; k < n; k++) sum += g.units[foes[k]].pose;
  return sum;
}

type Keys = 'fightCombats' | 'fightsNow' | 'fightCombat' | 'combatBegins' | 'findStrikers' | 'pileIn';

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
  },

  fightCombat: (g, u, enemy) => {
    const n = gather(g, u);
    settledAmong.fill(0, 0, g.units.length);
    g.log.note(FIGHT, u.slot, enemy.slot);
    s.challenge(g);
    for (let k = 0; k < n; k++) {
      const member = g.units[members[k]];
      member.reg[FOUGHT] = 1;
      if (enemiesOf(g, member) > 0) s.combatBegins(g, member, g.units[foes[0]]);
    }
    noteSteps(g, s.strikeStep, true);
    for (let step = nextStep(g, ABOVE_ALL); step > 0; step = nextStep(g, step)) {
      fightStep(g, s, step);
      noteSteps(g, s.strikeStep, false);
    }
    s.lastBlows(g);
    s.combatResult(g, u, enemy);
    settleDuels(g, s, false);
  },

  combatBegins: () => {},
  findStrikers: markStrikers,
  fightsNow: () => true,

  pileIn: (g, u, _enemy, initiative) => {
    const n = enemiesOf(g, u);
    if (n === 0 || u.alive === 0 || isHull(g, u) || is(u, STUNNED) || is(u, IMMOBILISED) || !hasModelAt(g, u, initiative)) return;
    const poses = posesOf(g, u, n);
    if (settledAmong[u.slot] === n && settledAt[u.slot] === poses) return;
    noteStart(g, u);
    if (pileIn(g, u, foes, n, PILE_IN_INCHES, moveRulesOf(g, u, false)) > 0) testDangers(g, s, u, false);
    else {
      settledAmong[u.slot] = n;
      settledAt[u.slot] = poses;
    }
  },
});

function hasModelAt(g: Game<Classic>, u: Unit<Classic>, step: number): boolean {
  if (step === 0) return true;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && stepOf[i] === step) return true;
  return false;
}

/** One Initiative step: all pile in, then all strike; who falls at this step still strikes (CLS-ASSAULT-14, -16, -23). */
function fightStep(g: Game<Classic>, s: ClassicSeams, step: number): void {
  const n = memberCount();
  for (let k = 0; k < n; k++) {
    const u = g.units[members[k]];
    if (enemiesOf(g, u) > 0) s.pileIn(g, u, g.units[foes[0]], step);
  }
  for (let k = 0; k < n; k++) {
    const u = g.units[members[k]];
    if (s.findStrikers(g, u, step) > 0) shareBlows(g, s, u);
  }
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
    for (let i = u.first; i < u.first + u.size; i++) strikesAt[i] = 0;
  }
  settleDuels(g, s, true);
}

/** Ends the challenge of the combat if one of the two is gone. */
function settleDuels(g: Game<Classic>, s: ClassicSeams, byBlows: boolean): void {
  for (let k = 0; k < memberCount(); k++) {
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

/** Who stands against an enemy hull attacks it again, though neither is locked (CLS-VEH-33). */
function meetHulls(g: Game<Classic>): void {
  for (let k = 0; k < g.units.length; k++) {
    const hull = g.units[k];
    if (hull.alive === 0 || hull.place !== PLACE.table || !isHull(g, hull)) continue;
    const others = g.sides[1 - hull.side];
    for (let e = 0; e < others.length; e++) {
      const other = others[e];
      // Where one unit acts alone, it is about that one.
      if (g.acting !== null && hull !== g.acting && other !== g.acting) continue;
      if (other.alive === 0 || other.place !== PLACE.table || is(other, LOCKED) || is(other, FALLING_BACK) || isHull(g, other)) continue;
      if (!unitsTouch(g, hull, other)) continue;
      inflict(g, hull, LOCKED);
      inflict(g, other, LOCKED);
    }
  }
}

/** Hulls are not locked beyond the fight (CLS-VEH-31). */
function leaveHulls(g: Game<Classic>): void {
  for (let k = 0; k < g.units.length; k++) if (is(g.units[k], LOCKED) && isHull(g, g.units[k])) lift(g.units[k], LOCKED);
}

/** A unit that touches no enemy any more is free (CLS-ASSAULT-39). */
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
  for (let k = 0; k < memberCount(); k++) {
    const u = g.units[members[k]];
    if (u.alive > 0 && fights(u) && !is(u, FALLING_BACK) && touchedEnemy(g, u) !== null) return true;
  }
  return false;
}
