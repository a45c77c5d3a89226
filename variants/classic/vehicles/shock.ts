import {
  clearGround,
  cosDegrees,
  gapAt,
  isCoherent,
  legalPlace,
  makePose,
  outlookOf,
  type Pose,
  poseOf,
  SAME_INCHES,
  SHY_INCHES,
  setPose,
  sinDegrees,
  snap,
} from 'sandtable/kit';
import { arenaMemory, CAUSE, event, type Game, inflict, is, lift, type ModelId, PLACE, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { isGargantuan } from '../heavy/kinds.ts';
import type { ClassicSeams } from '../hub.ts';
import { leader, moveRulesOf, statsOf } from '../movement/mobility.ts';
import type { VehicleSeams } from '../seams.ts';
import { GONE_TO_GROUND, LOCKED, MOVED, SHOCKED } from '../state.ts';
import { noteStart, testDangers } from '../terrain/terrain.ts';

const TANK_SHOCK = event('tank-shock', { unit: 'unit', way: 'inches' }, '{unit} drives {way} in a Tank Shock');
const SHOCK = event('shock', { unit: 'unit', by: 'unit' }, '{unit} is tank-shocked by {by}');
const CRUSHED = event('crushed', { unit: 'unit', models: 'number' }, '{unit} loses {models|model|models} under the tracks');

/** Maximum of Cruising Speed. */
const DRIVE_INCHES = 12;
/** Inches between the places checked along a straight drive; within a step what bars the way is found exactly. */
export const STEP_INCHES = 0.25;
/** Clearance to friends, hulls, edges and impassable terrain, and of others to it. */
const CLEAR_INCHES = 1;
/** How far models look for a place to stand aside, and how finely. */
const ASIDE_INCHES = 12;
const ASIDE_STEP = 0.5;
const ASIDE_DEGREES = 15;

const drive = arenaMemory('classic/tank-shock', (g: Game<Classic>) => ({
  /** 1 for slots of units already reached in the drive under way. */
  met: new Uint8Array(g.units.length),
  /** How far the hull has come when a unit has stopped it. */
  stoppedAt: 0,
}));

/** Whether a unit can be driven through; gargantuan creatures cannot be pushed aside. */
const givesWay = (s: ClassicSeams, g: Game<Classic>, tank: Unit<Classic>, u: Unit<Classic>): boolean =>
  u.side !== tank.side && !s.isVehicle(g, u) && !is(u, LOCKED) && !isGargantuan(statsOf(g, u));

/** Smallest gap between a hull in a pose and the models of a unit. */
export function hullGapAt(g: Game<Classic>, i: ModelId, pose: Pose, u: Unit<Classic>): number {
  const { x, y } = pose;
  const m = g.models;
  const dx = x - u.x;
  const dy = y - u.y;
  const far = m.radius[i] + u.radius + 2 * CLEAR_INCHES;
  if (dx * dx + dy * dy > far * far) return Infinity;
  let least = Infinity;
  for (let j = u.first; j < u.first + u.size; j++) {
    if (m.alive[j] === 0) continue;
    const d = gapAt(m, i, pose, j);
    if (d < least) least = d;
  }
  return least;
}

const final = scratch(makePose());
const beyond = scratch(makePose());
const here = scratch(makePose());

/** Whether something that does not move aside keeps a hull from being in a pose; `except` is a unit it means to hit. */
export function hullBarred(g: Game<Classic>, s: ClassicSeams, i: ModelId, pose: Pose, except: Unit<Classic> | null): boolean {
  const tank = g.unitOf(i);
  const { x, y, dirX, dirY } = pose;
  const m = g.models;
  const rules = moveRulesOf(g, tank, false);
  const outlook = outlookOf(g, tank.side);
  if (
    // Its final place, which is on the grid.
    !clearGround(g, i, setPose(final(), snap(x, outlook), snap(y, outlook), dirX, dirY), rules) ||
    !clearGround(g, i, setPose(beyond(), x + dirX * CLEAR_INCHES, y + dirY * CLEAR_INCHES, dirX, dirY), rules)
  )
    return true;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u === tank || u === except || u.alive === 0 || u.place !== PLACE.table || u.aloft !== 0) continue;
    if (except === null && givesWay(s, g, tank, u)) continue;
    const d = hullGapAt(g, i, pose, u);
    // Turning on the spot can also bring a hull nearer, even onto its neighbours.
    if (d <= 0 || (d < CLEAR_INCHES && d < hullGapAt(g, i, poseOf(here(), m, i), u) - SAME_INCHES)) return true;
  }
  return false;
}

const between = scratch(makePose());

/** Inches from a hull's start that it is free to be at, and that it is not. */
const stretches = scratch({ clear: 0, barred: 0 });
type Stretch = Readonly<ReturnType<typeof stretches>>;

export function stretch(clear: number, barred: number): Stretch {
  const filled = stretches();
  filled.clear = clear;
  filled.barred = barred;
  return filled;
}

/** How far a hull gets within a stretch. */
export function freeInches(
  g: Game<Classic>,
  s: ClassicSeams,
  i: ModelId,
  pose: Pose,
  { clear, barred }: Stretch,
  except: Unit<Classic> | null,
): number {
  const { x, y, dirX, dirY } = pose;
  let free = clear;
  let shut = barred;
  while (shut - free > SAME_INCHES) {
    const d = (free + shut) / 2;
    if (hullBarred(g, s, i, setPose(between(), x + dirX * d, y + dirY * d, dirX, dirY), except)) shut = d;
    else free = d;
  }
  return free;
}

/** Puts a hull in a place where it may not stay, without reporting a move. */
function holdHull(g: Game<Classic>, u: Unit<Classic>, i: ModelId, pose: Pose): void {
  const { x, y, dirX, dirY } = pose;
  const m = g.models;
  m.x[i] = x;
  m.y[i] = y;
  m.dirX[i] = dirX;
  m.dirY[i] = dirY;
  u.x = x;
  u.y = y;
}

/** Sets a hull down. */
export function setHull(g: Game<Classic>, u: Unit<Classic>, i: ModelId, pose: Pose): void {
  holdHull(g, u, i, pose);
  g.moved(u);
}

type Keys = 'mayTankShock' | 'shockInches' | 'statedInches' | 'tankShock' | 'shockMet' | 'shockCheck' | 'deathOrGlory';

const starts = scratch(makePose());
const onTheWay = scratch(makePose());
const held = scratch(makePose());
const ends = scratch(makePose());

/** VEH: Tank Shock. */
export const shocking = (s: ClassicSeams): Pick<VehicleSeams<Classic>, Keys> => ({
  mayTankShock: () => false,
  deathOrGlory: () => false,
  shockInches: () => DRIVE_INCHES,
  statedInches: (g, u) => s.shockInches(g, u),

  shockMet: (g, tank, u, inches) => {
    g.log.note(SHOCK, u.slot, tank.slot);
    return s.shockCheck(g, tank, u, inches) && u.alive > 0 && s.deathOrGlory(g, tank, u);
  },
  shockCheck: (g, _tank, u) => s.moraleCheck(g, u, 0),

  tankShock: (g, u, dirX, dirY, inches) => {
    const m = g.models;
    const i = leader(g, u);
    const x = m.x[i];
    const y = m.y[i];
    const fromX = m.dirX[i];
    const fromY = m.dirY[i];
    inflict(g, u, SHOCKED);
    const start = setPose(starts(), x, y, dirX, dirY);
    if (hullBarred(g, s, i, start, null)) return;
    const { met } = drive(g);
    met.fill(0);
    noteStart(g, u);
    let gone = 0;
    let stopped = false;
    let end = inches;
    while (gone < end && !stopped && u.alive > 0) {
      let d = Math.min(gone + STEP_INCHES, end);
      if (hullBarred(g, s, i, setPose(onTheWay(), x + dirX * d, y + dirY * d, dirX, dirY), null)) {
        d = freeInches(g, s, i, start, stretch(gone, d), null);
        end = d;
      }
      // A unit met before the first step falls back from the hull's old position, since the turned hull may overlap it.
      const turned = gone > 0;
      holdHull(g, u, i, setPose(held(), x + dirX * gone, y + dirY * gone, turned ? dirX : fromX, turned ? dirY : fromY));
      stopped = meetAt(g, s, i, start, gone, d);
      gone = stopped ? drive(g).stoppedAt : d;
    }
    met.fill(0);
    if (u.alive === 0) return;
    const place = setPose(ends(), x + dirX * gone, y + dirY * gone, dirX, dirY);
    // What it turned into gave way, and what is left of that does not: it stays as it stood.
    if (gone === 0 && hullBarred(g, s, i, place, null)) setPose(place, x, y, fromX, fromY);
    standAside(g, s, u, i, place, stopped ? 0 : CLEAR_INCHES);
    setHull(g, u, i, place);
    m.reg[MOVED][i] += gone;
    g.log.note(TANK_SHOCK, u.slot, Math.round(gone * 256));
    testDangers(g, s, u, s.fliesOver(g, u));
  },
});

const ran = scratch(makePose());

/** Shocks every unit that a hull meets between two distances from its start, the first it touches first; true if one stops it. */
function meetAt(g: Game<Classic>, s: ClassicSeams, i: ModelId, pose: Pose, gone: number, inches: number): boolean {
  const u = g.unitOf(i);
  const { x, y, dirX, dirY } = pose;
  const enemies = g.sides[1 - u.side];
  const { met } = drive(g);
  for (;;) {
    let next: Unit<Classic> | null = null;
    let least = Infinity;
    for (let k = 0; k < enemies.length; k++) {
      const e = enemies[k];
      if (met[e.slot] !== 0 || e.alive === 0 || e.place !== PLACE.table || e.aloft !== 0 || !givesWay(s, g, u, e)) continue;
      if (hullGapAt(g, i, setPose(ran(), x + dirX * inches, y + dirY * inches, dirX, dirY), e) > 0) continue;
      const touching = touchInches(g, i, pose, gone, inches, e);
      if (touching >= least) continue;
      least = touching;
      next = e;
    }
    if (next === null) return false;
    met[next.slot] = 1;
    if (s.shockMet(g, u, next, least)) {
      drive(g).stoppedAt = Math.max(gone, least - SHY_INCHES);
      return true;
    }
    // Of a mixed unit its walker may be all that is left, and that gives way to nobody (CLS-VEH-53).
    const there = setPose(ran(), x + dirX * inches, y + dirY * inches, dirX, dirY);
    if (u.alive === 0 || next.alive === 0 || givesWay(s, g, u, next) || hullGapAt(g, i, there, next) > 0) continue;
    drive(g).stoppedAt = freeInches(g, s, i, pose, stretch(gone, inches), null);
    return true;
  }
}

const touched = scratch(makePose());

/** How far from its start a hull touches a unit that it runs into between two distances. */
export function touchInches(g: Game<Classic>, i: ModelId, pose: Pose, gone: number, inches: number, e: Unit<Classic>): number {
  const { x, y, dirX, dirY } = pose;
  let clear = gone;
  let touching = inches;
  while (touching - clear > SAME_INCHES) {
    const d = (clear + touching) / 2;
    if (hullGapAt(g, i, setPose(touched(), x + dirX * d, y + dirY * d, dirX, dirY), e) > 0) clear = d;
    else touching = d;
  }
  return touching;
}

/** Models nearer than `clearInches` to the hull's final place move aside by the shortest way; those that cannot are destroyed. */
function standAside(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: ModelId, pose: Pose, clearInches: number): void {
  const m = g.models;
  holdHull(g, u, i, pose);
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table || e.aloft !== 0 || !givesWay(s, g, u, e)) continue;
    if (hullGapAt(g, i, pose, e) > clearInches) continue;
    let lost = 0;
    for (let j = e.first; j < e.first + e.size; j++) {
      if (m.alive[j] === 0 || gapAt(m, i, pose, j) > clearInches || stepAside(g, e, j)) continue;
      s.destroyModel(g, j, CAUSE.other, u);
      lost++;
    }
    // Who has to make way is up again (CLS-MORALE-14).
    lift(e, GONE_TO_GROUND);
    g.moved(e);
    if (lost > 0) g.log.note(CRUSHED, e.slot, lost);
  }
}

const aside = scratch(makePose());

/** Moves one model to the nearest free place in coherency; false if there is none. */
function stepAside(g: Game<Classic>, u: Unit<Classic>, j: ModelId): boolean {
  const m = g.models;
  const x = m.x[j];
  const y = m.y[j];
  const rules = moveRulesOf(g, u, false);
  const outlook = outlookOf(g, u.side);
  for (let r = ASIDE_STEP; r <= ASIDE_INCHES; r += ASIDE_STEP) {
    for (let degrees = 0; degrees < 360; degrees += ASIDE_DEGREES) {
      const toX = snap(x + cosDegrees(degrees) * r * outlook, outlook);
      const toY = snap(y + sinDegrees(degrees) * r * outlook, outlook);
      if (!legalPlace(g, u, j, setPose(aside(), toX, toY, m.dirX[j], m.dirY[j]), rules)) continue;
      m.x[j] = toX;
      m.y[j] = toY;
      if (isCoherent(g, u, rules)) return true;
      m.x[j] = x;
      m.y[j] = y;
    }
  }
  return false;
}
