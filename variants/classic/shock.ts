import { clearGround, cosDegrees, gapAt, isCoherent, legalPlace, sinDegrees, snap } from 'sandtable/kit';
import { CAUSE, event, type Game, inflict, is, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from './family.ts';
import { isGargantuan } from './heavy/kinds.ts';
import { leader, moveRulesOf, statsOf } from './mobility.ts';
import type { ClassicSeams, VehicleSeams } from './seams.ts';
import { LOCKED, MOVED, SHOCKED } from './state.ts';
import { noteStart, testDangers } from './terrain.ts';

const TANK_SHOCK = event('tank-shock', { unit: 'unit', way: 'inches' }, '{unit} drives {way} through what is in its way');
const SHOCK = event('shock', { unit: 'unit', by: 'unit' }, '{unit} is shocked by {by}');
const CRUSHED = event('crushed', { unit: 'unit', models: 'number' }, '{unit} loses {models|model|models} under the tracks');

/** Farthest at Cruising Speed. */
const DRIVE_INCHES = 12;
/** Inches between the places a straight drive looks at. */
const STEP_INCHES = 0.25;
/** How exactly it is known where the hull touches a unit. */
const TOUCH_INCHES = 1 / 1024;
/** How far it stays from friends, hulls, edges and rocks, and others from it. */
const CLEAR_INCHES = 1;
/** How far models look for a place to stand aside, and how finely. */
const ASIDE_INCHES = 12;
const ASIDE_STEP = 0.5;
const ASIDE_DEGREES = 15;

/** 1 for slots of units that have been reached in the drive under way. */
const met = new Uint8Array(512);

/** Whether a unit is something that a tank drives at, rather than round; nobody shoves a gargantuan creature aside. */
const givesWay = (s: ClassicSeams, g: Game<Classic>, tank: Unit<Classic>, u: Unit<Classic>): boolean =>
  u.side !== tank.side && !s.isVehicle(g, u) && !is(u, LOCKED) && !isGargantuan(statsOf(g, u));

/** Nearest gap of a hull, standing at x, y, to the models of a unit. */
export function hullGapAt(g: Game<Classic>, i: ModelId, x: number, y: number, dirX: number, dirY: number, u: Unit<Classic>): number {
  const m = g.models;
  const dx = x - u.x;
  const dy = y - u.y;
  const far = m.radius[i] + u.radius + 2 * CLEAR_INCHES;
  if (dx * dx + dy * dy > far * far) return Infinity;
  let least = Infinity;
  for (let j = u.first; j < u.first + u.size; j++) {
    if (m.alive[j] === 0) continue;
    const d = gapAt(m, i, x, y, dirX, dirY, j);
    if (d < least) least = d;
  }
  return least;
}

/** Whether something that does not give way bars a hull from standing at x, y; `except` is a unit it means to hit. */
export function hullBarred(
  g: Game<Classic>,
  s: ClassicSeams,
  tank: Unit<Classic>,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  except: Unit<Classic> | null,
): boolean {
  const m = g.models;
  const rules = moveRulesOf(g, tank, false);
  if (
    // Where it would be set down, which is on the grid.
    !clearGround(g, i, snap(x), snap(y), dirX, dirY, rules) ||
    !clearGround(g, i, x + dirX * CLEAR_INCHES, y + dirY * CLEAR_INCHES, dirX, dirY, rules)
  )
    return true;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u === tank || u === except || u.alive === 0 || u.place !== PLACE.table || u.aloft !== 0) continue;
    if (except === null && givesWay(s, g, tank, u)) continue;
    const d = hullGapAt(g, i, x, y, dirX, dirY, u);
    // Turning on the spot can bring a hull nearer too, even onto what stands beside it.
    if (d <= 0 || (d < CLEAR_INCHES && d < hullGapAt(g, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], u))) return true;
  }
  return false;
}

/** Holds a hull over a place where it may not stay: nobody is told that it moved. */
function holdHull(g: Game<Classic>, u: Unit<Classic>, i: ModelId, x: number, y: number, dirX: number, dirY: number): void {
  const m = g.models;
  m.x[i] = x;
  m.y[i] = y;
  m.dirX[i] = dirX;
  m.dirY[i] = dirY;
  u.x = x;
  u.y = y;
}

/** Sets a hull down. */
export function setHull(g: Game<Classic>, u: Unit<Classic>, i: ModelId, x: number, y: number, dirX: number, dirY: number): void {
  holdHull(g, u, i, x, y, dirX, dirY);
  g.moved(u);
}

type Keys = 'mayTankShock' | 'shockInches' | 'statedInches' | 'tankShock' | 'shockMet' | 'shockCheck' | 'deathOrGlory';

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
    if (hullBarred(g, s, u, i, x, y, dirX, dirY, null)) return;
    met.fill(0, 0, g.units.length);
    noteStart(g, u);
    let gone = 0;
    let stopped = false;
    for (let d = STEP_INCHES; d <= inches && !stopped && u.alive > 0; d += STEP_INCHES) {
      if (hullBarred(g, s, u, i, x + dirX * d, y + dirY * d, dirX, dirY, null)) break;
      // Who is met before the first step flees from the hull as it stood: turned on the spot it may lie over him.
      const turned = gone > 0;
      holdHull(g, u, i, x + dirX * gone, y + dirY * gone, turned ? dirX : fromX, turned ? dirY : fromY);
      stopped = meetAt(g, s, u, i, x, y, dirX, dirY, gone, d);
      if (!stopped) gone = d;
    }
    if (u.alive === 0) return;
    standAside(g, s, u, i, x + dirX * gone, y + dirY * gone, dirX, dirY, stopped ? 0 : CLEAR_INCHES);
    setHull(g, u, i, x + dirX * gone, y + dirY * gone, dirX, dirY);
    m.reg[MOVED][i] += gone;
    g.log.note(TANK_SHOCK, u.slot, Math.round(gone * 256));
    testDangers(g, s, u, s.fliesOver(g, u));
  },
});

/** Shocks every unit that a hull would run into between two distances from where it set out, at x, y; true if one stops it. */
function meetAt(
  g: Game<Classic>,
  s: ClassicSeams,
  u: Unit<Classic>,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  gone: number,
  inches: number,
): boolean {
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (met[e.slot] !== 0 || e.alive === 0 || e.place !== PLACE.table || e.aloft !== 0 || !givesWay(s, g, u, e)) continue;
    if (hullGapAt(g, i, x + dirX * inches, y + dirY * inches, dirX, dirY, e) > 0) continue;
    met[e.slot] = 1;
    if (s.shockMet(g, u, e, touchInches(g, i, x, y, dirX, dirY, gone, inches, e))) return true;
  }
  return false;
}

/** How far from x, y a hull touches a unit that it runs into between two distances. */
function touchInches(
  g: Game<Classic>,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  gone: number,
  inches: number,
  e: Unit<Classic>,
): number {
  let clear = gone;
  let touching = inches;
  while (touching - clear > TOUCH_INCHES) {
    const d = (clear + touching) / 2;
    if (hullGapAt(g, i, x + dirX * d, y + dirY * d, dirX, dirY, e) > 0) clear = d;
    else touching = d;
  }
  return touching;
}

/** Models nearer than `clearInches` to the hull at its final place stand aside by the shortest way; who cannot is destroyed. */
function standAside(
  g: Game<Classic>,
  s: ClassicSeams,
  u: Unit<Classic>,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  clearInches: number,
): void {
  const m = g.models;
  holdHull(g, u, i, x, y, dirX, dirY);
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table || e.aloft !== 0 || !givesWay(s, g, u, e)) continue;
    if (hullGapAt(g, i, x, y, dirX, dirY, e) > clearInches) continue;
    let lost = 0;
    for (let j = e.first; j < e.first + e.size; j++) {
      if (m.alive[j] === 0 || gapAt(m, i, x, y, dirX, dirY, j) > clearInches || stepAside(g, e, j)) continue;
      s.destroyModel(g, j, CAUSE.other, u);
      lost++;
    }
    g.moved(e);
    if (lost > 0) g.log.note(CRUSHED, e.slot, lost);
  }
}

/** Moves one model to the nearest free place in coherency; false if there is none. */
function stepAside(g: Game<Classic>, u: Unit<Classic>, j: ModelId): boolean {
  const m = g.models;
  const x = m.x[j];
  const y = m.y[j];
  const rules = moveRulesOf(g, u, false);
  for (let r = ASIDE_STEP; r <= ASIDE_INCHES; r += ASIDE_STEP) {
    for (let degrees = 0; degrees < 360; degrees += ASIDE_DEGREES) {
      const toX = snap(x + cosDegrees(degrees) * r);
      const toY = snap(y + sinDegrees(degrees) * r);
      if (!legalPlace(g, u, j, toX, toY, m.dirX[j], m.dirY[j], rules)) continue;
      m.x[j] = toX;
      m.y[j] = toY;
      if (isCoherent(g, u, rules)) return true;
      m.x[j] = x;
      m.y[j] = y;
    }
  }
  return false;
}
