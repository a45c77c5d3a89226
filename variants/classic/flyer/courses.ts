import { cosDegrees, onBoardAt, overlapsAt, sinDegrees, snap } from 'sandtable/kit';
import { type Decision, decision, first, type Game, PLACE, type Question, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { leader } from '../mobility.ts';
import { depthOf, edgeLength, faceInward, halfDepth, inward } from '../reserve/edges.ts';
import { bestOption, promiseAt } from '../reserve/promise.ts';
import type { ClassicSeams, FlyerSeams } from '../seams.ts';
import { MOVED } from '../state.ts';
import { course } from './flight.ts';

/**
 * Courses that a unit aloft may choose among, as one number each: `((turn * DISTANCES + distance) * AGAIN + again) * 2 + late`,
 * `late` for a second turn at the end of the way and not half way along. Courses from an edge have a place on it instead.
 */
const TURNS = 13;
const DISTANCES = 4;
const AGAIN = 5;
/** The places of no turn at all among the turns. */
const STRAIGHT_ON = (TURNS - 1) / 2;
const NO_SECOND = (AGAIN - 1) / 2;
const ENTRIES = 9;
const ENTRY_TURNS = 5;
const ENTRY_STEP = 30;

/** Which course to fly, and which to come in by. */
const COURSE = decision<Classic>('course', 'number', first);
const ENTRY_COURSE = decision<Classic>('entry-course', 'number', first);

/** Share of a unit's points that leaving the table costs on paper, and what being near its edge does. */
const LEAVING = 0.5;
const EDGE_INCHES = 10;
const NEAR_EDGE = 0.1;
/** Cosine of the 45 degrees in which most weapons of a hull bear. */
const AHEAD = Math.SQRT1_2;
const ASIDE = 0.25;

/** Where a course ends: x, y, the facing there, and 1 if it leaves the table. */
const end = new Float64Array(5);
const flown = { turn: 0, inches: 0, again: 0, share: 1 };

/** Reads a course of a unit into `flown`. */
function readCourse(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, code: number): void {
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

/** Lists the courses that a unit may fly and that end nowhere over another unit aloft; returns how many. */
function listCourses(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, into: Int32Array): number {
  const pivots = s.flightPivots(g, u);
  const least = s.leastFlight(g, u);
  let n = 0;
  for (let turn = pivots > 0 ? 0 : STRAIGHT_ON; turn < (pivots > 0 ? TURNS : STRAIGHT_ON + 1); turn++) {
    for (let distance = 0; distance < DISTANCES; distance++) {
      for (let again = pivots > 1 ? 0 : NO_SECOND; again < (pivots > 1 ? AGAIN : NO_SECOND + 1); again++) {
        const most = s.mostFlight(g, u, pivotsOf(turn, again));
        if (most < least || (distance > 0 && most === least)) continue;
        for (let late = pivots > 1 && again !== NO_SECOND ? 0 : 1; late < 2; late++) {
          const code = codeOf(turn, distance, again, late);
          readCourse(g, s, u, code);
          endOf(g, u);
          if (end[4] !== 0 || isFree(g, u)) into[n++] = code;
        }
      }
    }
  }
  return n;
}

/** Fills `end` for the course in `flown`. */
function endOf(g: Game<Classic>, u: Unit<Classic>): void {
  const m = g.models;
  const i = leader(g, u);
  let c = m.dirX[i] * cosDegrees(flown.turn) - m.dirY[i] * sinDegrees(flown.turn);
  let d = m.dirX[i] * sinDegrees(flown.turn) + m.dirY[i] * cosDegrees(flown.turn);
  let x = snap(m.x[i] + c * flown.inches * flown.share);
  let y = snap(m.y[i] + d * flown.inches * flown.share);
  let leaves = !onBoardAt(g.board, m, i, x, y, c, d);
  const turnedX = c * cosDegrees(flown.again) - d * sinDegrees(flown.again);
  d = c * sinDegrees(flown.again) + d * cosDegrees(flown.again);
  c = turnedX;
  x = snap(x + c * flown.inches * (1 - flown.share));
  y = snap(y + d * flown.inches * (1 - flown.share));
  leaves = leaves || !onBoardAt(g.board, m, i, x, y, c, d);
  end[0] = x;
  end[1] = y;
  end[2] = c;
  end[3] = d;
  end[4] = leaves ? 1 : 0;
}

/** Whether nothing else aloft is where the course in `end` comes to. */
function isFree(g: Game<Classic>, u: Unit<Classic>): boolean {
  const m = g.models;
  const i = leader(g, u);
  for (let k = 0; k < g.units.length; k++) {
    const other = g.units[k];
    if (other === u || other.aloft === 0 || other.place !== PLACE.table) continue;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] !== 0 && overlapsAt(m, i, end[0], end[1], end[2], end[3], j)) return false;
    }
  }
  return true;
}

/** What the end of a course promises: targets ahead of it, and room to fly on. */
function promiseOfEnd(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): number {
  const { points } = u.sheet;
  const order = g.orderPoint(u);
  if (order !== null) return -Math.sqrt((order.x - end[0]) * (order.x - end[0]) + (order.y - end[1]) * (order.y - end[1]));
  if (end[4] !== 0) return -LEAVING * points;
  const rim = Math.min(end[0], end[1], g.board.width - end[0], g.board.height - end[1]);
  return promiseAhead(g, s, u) - (rim < EDGE_INCHES ? NEAR_EDGE * points : 0);
}

/** The best target from the end of a course; one that lies aside counts for less. */
function promiseAhead(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): number {
  const wasX = u.x;
  const wasY = u.y;
  u.x = end[0];
  u.y = end[1];
  let best = 0;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const dx = e.x - end[0];
    const dy = e.y - end[1];
    const d = Math.sqrt(dx * dx + dy * dy);
    const ahead = dx * end[2] + dy * end[3] >= AHEAD * d;
    best = Math.max(best, (ahead ? 1 : ASIDE) * s.shootingWorth(g, u, e));
  }
  u.x = wasX;
  u.y = wasY;
  return best;
}

/** Reads a course from the edge that `inward` leads away from into `flown` and `end`. */
function readEntry(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, code: number): void {
  const distance = code % DISTANCES;
  const turn = (Math.floor(code / DISTANCES) % ENTRY_TURNS) - (ENTRY_TURNS - 1) / 2;
  const entry = Math.floor(code / (DISTANCES * ENTRY_TURNS));
  const along = ((entry + 0.5) / ENTRIES) * edgeLength(g);
  const c = cosDegrees(turn * ENTRY_STEP);
  const d = sinDegrees(turn * ENTRY_STEP);
  const dirX = inward[0] * c - inward[1] * d;
  const dirY = inward[0] * d + inward[1] * c;
  const least = s.leastFlight(g, u);
  flown.inches = least + ((s.mostFlight(g, u, 0) - least) * distance) / (DISTANCES - 1);
  const out = halfDepth(g, leader(g, u), dirX, dirY);
  const x = inward[0] !== 0 ? (inward[0] > 0 ? -out : g.board.width + out) : along;
  const y = inward[0] !== 0 ? along : inward[1] > 0 ? -out : g.board.height + out;
  end[0] = snap(x + dirX * flown.inches);
  end[1] = snap(y + dirY * flown.inches);
  end[2] = dirX;
  end[3] = dirY;
  end[4] = onBoardAt(g.board, g.models, leader(g, u), end[0], end[1], dirX, dirY) && depthOf(g, end[0], end[1]) > 0 ? 0 : 1;
}

/** FLYER: which way to fly. */
export const courses = (s: ClassicSeams): Pick<FlyerSeams<Classic>, 'flyUnit' | 'flyIn'> => {
  const which: Decision<Classic> = { ...COURSE, otherwise: (q) => bestOption(q, scoreOf) };
  const entry: Decision<Classic> = { ...ENTRY_COURSE, otherwise: (q) => bestOption(q, scoreOfEntry) };
  function scoreOf({ game: g, about: u }: Question<Classic>, code: number): number {
    if (u === null) return 0;
    readCourse(g, s, u, code);
    endOf(g, u);
    return promiseOfEnd(g, s, u);
  }
  function scoreOfEntry({ game: g, about: u }: Question<Classic>, code: number): number {
    if (u === null) return 0;
    readEntry(g, s, u, code);
    return promiseOfEnd(g, s, u) + promiseAt(g, s, u, end[0], end[1]) / 8;
  }

  return {
    flyUnit: (g, u) => {
      const n = listCourses(g, s, u, which.options);
      if (n === 0) {
        s.falls(g, u);
        return;
      }
      readCourse(g, s, u, which.options[g.ask(which, u.side, u, null, n)]);
      if (!s.fly(g, u, flown.turn, flown.inches, flown.again, flown.share)) s.falls(g, u);
      else if (u.aloft !== 0) s.hasFlown(g, u);
    },

    flyIn: (g, u, edge) => {
      faceInward(g, u, edge);
      const { options } = entry;
      let n = 0;
      for (let code = 0; code < ENTRIES * ENTRY_TURNS * DISTANCES; code++) {
        readEntry(g, s, u, code);
        if (end[4] === 0 && isFree(g, u)) options[n++] = code;
      }
      if (n === 0) {
        s.leaveTable(g, u);
        return;
      }
      const code = options[g.ask(entry, u.side, u, null, n)];
      faceInward(g, u, edge);
      readEntry(g, s, u, code);
      enter(g, s, u);
    },
  };
};

/** Puts a unit aloft where the course in `end` comes to. Several models fly abreast. */
function enter(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void {
  const m = g.models;
  s.rise(g, u);
  let k = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const aside = (k % 2 === 0 ? k : -k - 1) * (m.radius[i] + 0.25);
    m.x[i] = end[0] - end[3] * aside;
    m.y[i] = end[1] + end[2] * aside;
    m.dirX[i] = end[2];
    m.dirY[i] = end[3];
    m.reg[MOVED][i] = flown.inches;
    k++;
  }
  u.place = PLACE.table;
  g.moved(u);
  s.hasArrived(g, u);
  course[0] = course[2] = end[0] - end[2] * flown.inches;
  course[1] = course[3] = end[1] - end[3] * flown.inches;
  course[4] = end[0];
  course[5] = end[1];
  s.hasFlown(g, u);
}
