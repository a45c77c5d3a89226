import {
  boxOn,
  cosDegrees,
  FORMATION,
  fitIn,
  layOut,
  legalPlace,
  levelAt,
  makePose,
  onBoard,
  onBoardAt,
  outlookOf,
  overlapsAt,
  type Pose,
  poseOf,
  setPose,
  sinDegrees,
  snap,
} from 'sandtable/kit';
import { arenaMemory, CAUSE, type Game, inflict, is, lift, type ModelId, PLACE, scratch, type Unit } from 'sandtable/rules';
import { type Classic, type ClassicStats, TYPE, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { leader, moveRulesOf, statsOf } from '../movement/mobility.ts';
import { leaveTable } from '../reserves/leave.ts';
import type { FlyerSeams } from '../seams.ts';
import { MOVED, STUNNED } from '../state.ts';
import { CHANGED_FLIGHT, FLIES, FLIES_OFF, FLIGHT_MODE, SWOOPING, ZOOMING } from './state.ts';

/** Height of units aloft, for lines of sight; ranges are measured along the ground (CLS-FLYER-11). */
const ALOFT_INCHES = 4;
/** How far from its landing point a unit looks for room. */
const LANDING_INCHES = 16;

/** Whether a statline can go aloft. */
export const isFlier = (stats: ClassicStats): boolean =>
  (stats.vehicle & VEHICLE.flyer) !== 0 || stats.type === TYPE['flying-monster'] || stats.type === TYPE['flying-gargantuan'];

/** The course just flown, kept until its effects are resolved: where the leader started, turned and ended; x, y each. */
const flown = arenaMemory('classic/course', (_g: Game<Classic>) => ({ legs: new Float64Array(6) }));
export const legsOf = (g: Game<Classic>): Float64Array => flown(g).legs;
export const forgetCourse = (g: Game<Classic>): void => {
  flown(g).legs.fill(0);
};

const MOST = 8192;
const room = scratch({
  wasX: new Float64Array(MOST),
  wasY: new Float64Array(MOST),
  wasDirX: new Float64Array(MOST),
  wasDirY: new Float64Array(MOST),
});
type Poses = ReturnType<typeof room>;

type Keys = Exclude<keyof FlyerSeams<Classic>, 'chooseFlight' | 'flyUnit' | 'flyIn' | 'crash' | 'comesDown' | 'crashHits' | 'crashInches'>;

/** FLYER: moving above the battlefield. */
export const flight = (s: ClassicSeams): Pick<FlyerSeams<Classic>, Keys> => ({
  rise: (g, u) => {
    if (u.aloft !== 0) return;
    u.aloft = 1;
    inflict(g, u, statsOf(g, u).vehicle !== 0 ? ZOOMING : SWOOPING);
    for (let i = u.first; i < u.first + u.size; i++) g.models.z[i] = ALOFT_INCHES;
    g.log.note(FLIGHT_MODE, u.slot, 1);
    // It has not moved yet (it must fly this turn): only what is remembered of its height is out of date.
    if (u.place === PLACE.table) g.relocate(u, PLACE.table);
  },

  leastFlight: (g, u) => (is(u, STUNNED) ? 18 : statsOf(g, u).vehicle !== 0 ? 18 : 12),
  mostFlight: (g, u) => (is(u, STUNNED) ? 18 : statsOf(g, u).vehicle !== 0 ? 36 : 24),
  flightDegrees: () => 90,
  flightPivots: (_g, u) => (is(u, STUNNED) ? 0 : 1),

  fly: (g, u, degrees, inches, again, share) => {
    const before = room();
    const course = legsOf(g);
    remember(g, u, before);
    const i = leader(g, u);
    const m = g.models;
    course[0] = m.x[i];
    course[1] = m.y[i];
    turnBy(g, u, degrees);
    forward(g, u, inches * share);
    let leaves = !isOnBoard(g, u);
    course[2] = m.x[i];
    course[3] = m.y[i];
    if (again !== 0) turnBy(g, u, again);
    if (share < 1) forward(g, u, inches * (1 - share));
    course[4] = m.x[i];
    course[5] = m.y[i];
    leaves = leaves || !isOnBoard(g, u);
    if (!leaves && !isClearAhead(g, u, 0)) {
      takeBack(g, u, before);
      return false;
    }
    if (leaves) takeBack(g, u, before);
    else {
      g.moved(u);
      for (let k = u.first; k < u.first + u.size; k++) if (m.alive[k] !== 0) m.reg[MOVED][k] += inches;
    }
    g.log.note(FLIES, u.slot, degrees, Math.round(inches * 256));
    if (leaves) s.flyOff(g, u);
    return true;
  },
  hasFlown: () => {},

  flyOff: (g, u) => {
    g.log.note(FLIES_OFF, u.slot);
    leaveTable(g, u);
    u.aloft = 0;
    lift(u, ZOOMING);
    lift(u, SWOOPING);
  },

  leastFlatOut: () => 12,
  skyfires: () => false,
});

function remember(g: Game<Classic>, u: Unit<Classic>, { wasX, wasY, wasDirX, wasDirY }: Poses): void {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    wasX[i] = m.x[i];
    wasY[i] = m.y[i];
    wasDirX[i] = m.dirX[i];
    wasDirY[i] = m.dirY[i];
  }
}

/** Puts a unit back where `remember` found it. */
function takeBack(g: Game<Classic>, u: Unit<Classic>, { wasX, wasY, wasDirX, wasDirY }: Poses): void {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    m.x[i] = wasX[i];
    m.y[i] = wasY[i];
    m.dirX[i] = wasDirX[i];
    m.dirY[i] = wasDirY[i];
  }
}

/** Turns every model on the spot, anticlockwise. */
function turnBy(g: Game<Classic>, u: Unit<Classic>, degrees: number): void {
  const m = g.models;
  const c = cosDegrees(degrees);
  const d = sinDegrees(degrees);
  for (let i = u.first; i < u.first + u.size; i++) {
    const x = m.dirX[i];
    const y = m.dirY[i];
    m.dirX[i] = x * c - y * d;
    m.dirY[i] = x * d + y * c;
  }
}

/** Moves every model straight ahead, rounded as `g.moved` rounds: the place that is checked is the final one. */
function forward(g: Game<Classic>, u: Unit<Classic>, inches: number): void {
  const m = g.models;
  const outlook = outlookOf(g, u.side);
  for (let i = u.first; i < u.first + u.size; i++) {
    m.x[i] = snap(m.x[i] + m.dirX[i] * inches, outlook);
    m.y[i] = snap(m.y[i] + m.dirY[i] * inches, outlook);
  }
}

function isOnBoard(g: Game<Classic>, u: Unit<Classic>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && !onBoard(g.board, g.models, i)) return false;
  return true;
}

const here = scratch(makePose());
const there = scratch(makePose());

/** Lands a unit where it is, or as near as there is room. */
function setDown(g: Game<Classic>, u: Unit<Classic>): void {
  const m = g.models;
  const rules = moveRulesOf(g, u, false);
  let stands = true;
  for (let i = u.first; i < u.first + u.size; i++) {
    m.z[i] = levelAt(g, m.x[i], m.y[i], rules);
    if (m.alive[i] !== 0 && !legalPlace(g, u, i, poseOf(here(), m, i), rules)) stands = false;
  }
  if (stands) {
    g.moved(u);
    return;
  }
  const i: ModelId = leader(g, u);
  const { x, y } = u;
  const outlook = outlookOf(g, u.side);
  for (let inches = 0; inches <= LANDING_INCHES; inches++) {
    for (let degrees = 0; degrees < 360; degrees += 30) {
      const px = x + cosDegrees(degrees) * inches * outlook;
      const py = y + sinDegrees(degrees) * inches * outlook;
      if (layOut(g, u, setPose(there(), px, py, m.dirX[i], m.dirY[i]), FORMATION.block, rules)) return;
    }
  }
  const landing = boxOn(g, x - LANDING_INCHES, y - LANDING_INCHES, x + LANDING_INCHES, y + LANDING_INCHES);
  if (fitIn(g, u, landing, setPose(there(), x, y, m.dirX[i], m.dirY[i]), rules)) return;
  // Without any room it is destroyed.
  for (let k = u.first; k < u.first + u.size; k++) g.remove(k, CAUSE.other, null);
}

const aheads = scratch(makePose());

/** Where a model aloft is so far straight ahead. Valid until the next call. */
function poseAhead(g: Game<Classic>, u: Unit<Classic>, i: ModelId, inches: number): Pose {
  const m = g.models;
  const outlook = outlookOf(g, u.side);
  return setPose(aheads(), snap(m.x[i] + m.dirX[i] * inches, outlook), snap(m.y[i] + m.dirY[i] * inches, outlook), m.dirX[i], m.dirY[i]);
}

/** Whether a unit aloft is still on the table so far straight ahead. */
export function staysAhead(g: Game<Classic>, u: Unit<Classic>, inches: number): boolean {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] !== 0 && !onBoardAt(g.board, m, i, poseAhead(g, u, i, inches))) return false;
  }
  return true;
}

/** Whether no other unit aloft is where a unit would be so far straight ahead. */
export function isClearAhead(g: Game<Classic>, u: Unit<Classic>, inches: number): boolean {
  const m = g.models;
  for (let k = 0; k < g.units.length; k++) {
    const other = g.units[k];
    if (other === u || other.aloft === 0 || other.place !== PLACE.table) continue;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (m.alive[i] === 0) continue;
      const pose = poseAhead(g, u, i, inches);
      for (let j = other.first; j < other.first + other.size; j++) if (m.alive[j] !== 0 && overlapsAt(m, i, pose, j)) return false;
    }
  }
  return true;
}

/** A unit aloft that cannot go as far as it must (CLS-FLYER-09). */
export function fallFromAir(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void {
  if (s.isVehicle(g, u)) {
    for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) s.wreck(g, i, CAUSE.other, null);
  } else land(g, u);
}

/** Sets a unit aloft down, as near to where it is as there is room. */
export function land(g: Game<Classic>, u: Unit<Classic>): void {
  if (u.aloft === 0) return;
  u.aloft = 0;
  lift(u, ZOOMING);
  lift(u, SWOOPING);
  // However it came down, it does not charge this turn (CLS-FLYER-14).
  inflict(g, u, CHANGED_FLIGHT);
  g.log.note(FLIGHT_MODE, u.slot, 0);
  if (u.place === PLACE.table) setDown(g, u);
}
