import { cosDegrees, makePose, onBoardAt, outlookOf, overlapsAt, setPose, sinDegrees, snap } from 'sandtable/kit';
import { type Decision, decision, type Game, PLACE, type Question, reckoned, type Scale, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { leader } from '../movement/mobility.ts';
import { depthOf, edgeLength, faceInward, halfDepth, inwardOf, leaveEdge } from '../reserves/edges.ts';
import { leaveTable } from '../reserves/leave.ts';
import { bestOption, promiseAt } from '../reserves/promise.ts';
import type { FlyerSeams } from '../seams.ts';
import { MOVED } from '../state.ts';
import { fallFromAir, forgetCourse, legsOf } from './flight.ts';

/**
 * Courses that a unit aloft may choose among, as one number each: `((turn * DISTANCES + distance) * AGAIN + again) * 2 + late`,
 * `late` for a second turn at the end of the course instead of halfway. Courses from an edge encode a place on it instead.
 */
const TURNS = 13;
const DISTANCES = 4;
const AGAIN = 5;
/** Index of "no turn" in each list of turns. */
const STRAIGHT_ON = (TURNS - 1) / 2;
const NO_SECOND = (AGAIN - 1) / 2;
const ENTRIES = 9;
const ENTRY_TURNS = 5;
const ENTRY_STEP = 30;

/** Which course to fly, and which to arrive by. */
const COURSE = decision<Classic>('course', 'number', reckoned);
const ENTRY_COURSE = decision<Classic>('entry-course', 'number', reckoned);

/** Share of a unit's points that leaving the table costs on paper, and that ending near its edge costs. */
const LEAVING = 0.5;
const EDGE_INCHES = 10;
const NEAR_EDGE = 0.1;
/** The same shares as a player weighs them who means to win: of leaving, and of ending where the next course leads off the table. */
const GONE_SHARE = 0.8;
const CORNERED_SHARE = 0.4;
/** How many turns are tried for the next course. */
const NEXT_TURNS = 7;
/** Cosine of 45 degrees, the arc in which most hull weapons bear. */
const AHEAD = Math.SQRT1_2;
const ASIDE = 0.25;

/** The course being examined, and where it ends: x, y, the facing there, and whether it leaves the table. */
const room = scratch({ turn: 0, inches: 0, again: 0, share: 1, x: 0, y: 0, dirX: 0, dirY: 0, leaves: false });
type Course = ReturnType<typeof room>;

/** Decodes a course of a unit, without working out where it ends. */
function readCourse(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, code: number, flown: Course): void {
  const late = code % 2;
  const again = Math.floor(code / 2) % AGAIN;
  const distance = Math.floor(code / (2 * AGAIN)) % DISTANCES;
  const turn = Math.floor(code / (2 * AGAIN * DISTANCES));
  const least = s.leastFlight(g, u);
  const degrees = s.flightDegrees(g, u);
  flown.turn = ((turn - STRAIGHT_ON) * degrees) / STRAIGHT_ON;
  flown.inches = least + ((s.mostFlight(g, u, pivotsOf(turn, again)) - least) * distance) / (DISTANCES - 1);
  flown.again = ((again - NO_SECOND) * degrees) / NO_SECOND;
  flown.share = late === 1 ? 1 : 0.5;
}

const pivotsOf = (turn: number, again: number): number => (turn === STRAIGHT_ON ? 0 : 1) + (again === NO_SECOND ? 0 : 1);

const codeOf = (turn: number, distance: number, again: number, late: number): number =>
  ((turn * DISTANCES + distance) * AGAIN + again) * 2 + late;

/** Lists the courses that a unit may fly and that do not end over another unit aloft; returns how many. */
function listCourses(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, into: Int32Array): number {
  const pivots = s.flightPivots(g, u);
  const least = s.leastFlight(g, u);
  const flown = room();
  let n = 0;
  for (let turn = pivots > 0 ? 0 : STRAIGHT_ON; turn < (pivots > 0 ? TURNS : STRAIGHT_ON + 1); turn++) {
    for (let distance = 0; distance < DISTANCES; distance++) {
      for (let again = pivots > 1 ? 0 : NO_SECOND; again < (pivots > 1 ? AGAIN : NO_SECOND + 1); again++) {
        const most = s.mostFlight(g, u, pivotsOf(turn, again));
        if (most < least || (distance > 0 && most === least)) continue;
        for (let late = pivots > 1 && again !== NO_SECOND ? 0 : 1; late < 2; late++) {
          const code = codeOf(turn, distance, again, late);
          readCourse(g, s, u, code, flown);
          endOf(g, u, flown);
          if (flown.leaves || isFree(g, u, flown)) into[n++] = code;
        }
      }
    }
  }
  return n;
}

const end = scratch(makePose());
const next = scratch(makePose());

/** Works out where the decoded course ends. */
function endOf(g: Game<Classic>, u: Unit<Classic>, flown: Course): void {
  const m = g.models;
  const i = leader(g, u);
  let c = m.dirX[i] * cosDegrees(flown.turn) - m.dirY[i] * sinDegrees(flown.turn);
  let d = m.dirX[i] * sinDegrees(flown.turn) + m.dirY[i] * cosDegrees(flown.turn);
  const outlook = outlookOf(g, u.side);
  let x = snap(m.x[i] + c * flown.inches * flown.share, outlook);
  let y = snap(m.y[i] + d * flown.inches * flown.share, outlook);
  let leaves = !onBoardAt(g.board, m, i, setPose(end(), x, y, c, d));
  const turnedX = c * cosDegrees(flown.again) - d * sinDegrees(flown.again);
  d = c * sinDegrees(flown.again) + d * cosDegrees(flown.again);
  c = turnedX;
  x = snap(x + c * flown.inches * (1 - flown.share), outlook);
  y = snap(y + d * flown.inches * (1 - flown.share), outlook);
  leaves = leaves || !onBoardAt(g.board, m, i, setPose(end(), x, y, c, d));
  flown.x = x;
  flown.y = y;
  flown.dirX = c;
  flown.dirY = d;
  flown.leaves = leaves;
}

/** Whether no other unit aloft is where a course ends. */
function isFree(g: Game<Classic>, u: Unit<Classic>, flown: Course): boolean {
  const m = g.models;
  const i = leader(g, u);
  for (let k = 0; k < g.units.length; k++) {
    const other = g.units[k];
    if (other === u || other.aloft === 0 || other.place !== PLACE.table) continue;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] !== 0 && overlapsAt(m, i, flown, j)) return false;
    }
  }
  return true;
}

/** The worth of the end of a course: targets ahead of it, and room to fly on. */
function promiseOfEnd(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, flown: Course): number {
  const { x, y } = flown;
  const { points } = u.sheet;
  const order = g.orderPoint(u);
  if (order !== null) return -Math.sqrt((order.x - x) * (order.x - x) + (order.y - y) * (order.y - y));
  if (flown.leaves) return -LEAVING * points;
  const rim = Math.min(x, y, g.board.width - x, g.board.height - y);
  return promiseAhead(g, s, u, flown) - (rim < EDGE_INCHES ? NEAR_EDGE * points : 0);
}

/** Whether a unit that has flown a course can stay on the table with its next one. */
function staysAfter(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, { x, y, dirX, dirY }: Course): boolean {
  const inches = s.leastFlight(g, u);
  const degrees = s.flightDegrees(g, u);
  for (let k = 0; k < NEXT_TURNS; k++) {
    const turn = degrees * ((2 * k) / (NEXT_TURNS - 1) - 1);
    const c = dirX * cosDegrees(turn) - dirY * sinDegrees(turn);
    const d = dirX * sinDegrees(turn) + dirY * cosDegrees(turn);
    if (onBoardAt(g.board, g.models, leader(g, u), setPose(next(), x + c * inches, y + d * inches, c, d))) return true;
  }
  return false;
}

/** Worth of the best target from the end of a course; one off to the side counts for less. */
function promiseAhead(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, { x, y, dirX, dirY }: Course): number {
  const wasX = u.x;
  const wasY = u.y;
  u.x = x;
  u.y = y;
  let best = 0;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const dx = e.x - x;
    const dy = e.y - y;
    const d = Math.sqrt(dx * dx + dy * dy);
    const ahead = dx * dirX + dy * dirY >= AHEAD * d;
    best = Math.max(best, (ahead ? 1 : ASIDE) * s.shootingWorth(g, u, e));
  }
  u.x = wasX;
  u.y = wasY;
  return best;
}

/** Decodes a course from the edge that the unit arrives by, and works out where it ends. */
function readEntry(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, code: number, flown: Course): void {
  const inward = inwardOf(g);
  const distance = code % DISTANCES;
  const turn = (Math.floor(code / DISTANCES) % ENTRY_TURNS) - (ENTRY_TURNS - 1) / 2;
  const entry = Math.floor(code / (DISTANCES * ENTRY_TURNS));
  const share = (entry + 0.5) / ENTRIES;
  const along = (inward.x + inward.y > 0 ? share : 1 - share) * edgeLength(g);
  const c = cosDegrees(turn * ENTRY_STEP);
  const d = sinDegrees(turn * ENTRY_STEP);
  const dirX = inward.x * c - inward.y * d;
  const dirY = inward.x * d + inward.y * c;
  const least = s.leastFlight(g, u);
  flown.inches = least + ((s.mostFlight(g, u, 0) - least) * distance) / (DISTANCES - 1);
  const out = halfDepth(g, leader(g, u), dirX, dirY);
  const x = inward.x !== 0 ? (inward.x > 0 ? -out : g.board.width + out) : along;
  const y = inward.x !== 0 ? along : inward.y > 0 ? -out : g.board.height + out;
  const outlook = outlookOf(g, u.side);
  flown.x = snap(x + dirX * flown.inches, outlook);
  flown.y = snap(y + dirY * flown.inches, outlook);
  flown.dirX = dirX;
  flown.dirY = dirY;
  flown.leaves = !onBoardAt(g.board, g.models, leader(g, u), flown) || depthOf(g, flown.x, flown.y) <= 0;
}

/** FLYER: choosing courses. */
export const courses = (s: ClassicSeams): Pick<FlyerSeams<Classic>, 'flyUnit' | 'flyIn'> => {
  const which: Decision<Classic> = { ...COURSE, otherwise: (q) => bestOption(q, scoreOf), worth: worthOf };
  /** The worth of the end of a course, and of the turns that follow it: a flyer that leaves the table does nothing for a while. */
  function worthOf(q: Question<Classic>, code: number, scale: Scale<Classic>): number {
    const { game: g, about: u } = q;
    if (u === null) return 0;
    if (g.orderPoint(u) !== null) return scoreOf(q, code);
    const flown = room();
    readCourse(g, s, u, code, flown);
    endOf(g, u, flown);
    if (flown.leaves) return -GONE_SHARE * scale.standing(g, u);
    const stays = g.round >= s.lastRound(g) || staysAfter(g, s, u, flown);
    return scale.share(g) * promiseAhead(g, s, u, flown) - (stays ? 0 : CORNERED_SHARE * scale.standing(g, u));
  }
  const entry: Decision<Classic> = { ...ENTRY_COURSE, otherwise: (q) => bestOption(q, scoreOfEntry) };
  function scoreOf({ game: g, about: u }: Question<Classic>, code: number): number {
    if (u === null) return 0;
    const flown = room();
    readCourse(g, s, u, code, flown);
    endOf(g, u, flown);
    return promiseOfEnd(g, s, u, flown);
  }
  function scoreOfEntry({ game: g, about: u }: Question<Classic>, code: number): number {
    if (u === null) return 0;
    const flown = room();
    readEntry(g, s, u, code, flown);
    return promiseOfEnd(g, s, u, flown) + promiseAt(g, s, u, flown.x, flown.y) / 8;
  }

  return {
    flyUnit: (g, u) => {
      const n = listCourses(g, s, u, which.options);
      if (n === 0) {
        fallFromAir(g, s, u);
        return;
      }
      const code = which.options[g.ask(which, u.side, u, null, n)];
      const flown = room();
      readCourse(g, s, u, code, flown);
      if (!s.fly(g, u, flown.turn, flown.inches, flown.again, flown.share)) fallFromAir(g, s, u);
      else if (u.aloft !== 0) s.hasFlown(g, u);
      forgetCourse(g);
    },

    flyIn: (g, u, edge) => {
      faceInward(g, u, edge);
      const { options } = entry;
      let flown = room();
      let n = 0;
      for (let code = 0; code < ENTRIES * ENTRY_TURNS * DISTANCES; code++) {
        readEntry(g, s, u, code, flown);
        if (!flown.leaves && isFree(g, u, flown)) options[n++] = code;
      }
      if (n === 0) {
        leaveEdge(g);
        leaveTable(g, u);
        return;
      }
      const code = options[g.ask(entry, u.side, u, null, n)];
      flown = room();
      readEntry(g, s, u, code, flown);
      leaveEdge(g);
      enter(g, s, u, flown);
    },
  };
};

/** Puts a unit aloft where its course ends. Several models fly abreast. */
function enter(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, { inches, x, y, dirX, dirY }: Course): void {
  const m = g.models;
  const legs = legsOf(g);
  s.rise(g, u);
  let k = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const aside = (k % 2 === 0 ? k : -k - 1) * (m.radius[i] + 0.25);
    m.x[i] = x - dirY * aside;
    m.y[i] = y + dirX * aside;
    m.dirX[i] = dirX;
    m.dirY[i] = dirY;
    m.reg[MOVED][i] = inches;
    k++;
  }
  u.place = PLACE.table;
  g.moved(u);
  s.hasArrived(g, u);
  legs[0] = legs[2] = x - dirX * inches;
  legs[1] = legs[3] = y - dirY * inches;
  legs[4] = x;
  legs[5] = y;
  s.hasFlown(g, u);
  forgetCourse(g);
}
