import {
  clearGround,
  clearOfOthers,
  cosDegrees,
  levelAt,
  type MoveRules,
  makePose,
  onBoardAt,
  outlookOf,
  overlapsAt,
  setPose,
  sinDegrees,
  snap,
} from 'sandtable/kit';
import type { Decision, Game, ModelId, Question, Unit } from 'sandtable/rules';
import { decision, inflict, PLACE, reckoned, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { prepareMove } from '../movement/footing.ts';
import { tellEnemies } from '../movement/move.ts';
import { intoReserves } from '../reserves/arriving.ts';
import { fireFrom } from '../reserves/promise.ts';
import { ENEMY_MOVED, ENEMY_STARTS_MOVE, HAS_MOVED, MOVED } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { AircraftSeams } from './seams.ts';
import { FLIES } from './states.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/**
 * Which course an Aircraft flies: `distance * TURNS + turn`, with distance in steps beyond the minimum and turn in steps of 30 degrees from
 * 90 right to 90 left; LEAVE to fly off the table.
 */
export const COURSE = decision<Modern>('TEN-FLYER-06/course', 'number', reckoned);
const TURNS = 7;
const TURN_STEP = 30;
const DISTANCES = 12;
const DISTANCE_STEP = 4;
export const LEAVE = DISTANCES * TURNS;

/** Assumed cost of leaving the table, as a share of the unit's points, and of a course that leads off it next turn. */
const LEAVING = 0.4;
const LEAVES_NEXT = 0.2;

const there = scratch(makePose());

export function flightSeams(s: ModernSeams, t: Tables): Pick<AircraftSeams, 'leastFlight' | 'flyUnit' | 'fly' | 'mayFlyOff'> {
  const course: Decision<Modern> = { ...COURSE, otherwise: bestCourse };

  /** The course with the best target at its end and room to fly on. */
  function bestCourse(q: Question<Modern>): number {
    const u = q.about;
    if (u === null) return 0;
    let best = 0;
    let most = -Infinity;
    for (let k = 0; k < q.n; k++) {
      const worth =
        q.options[k] === LEAVE
          ? -LEAVING * u.sheet.points
          : worthOf(q.game, u, inchesOf(q.options[k], s.leastFlight(q.game, u)), degreesOf(q.options[k]));
      if (worth <= most) continue;
      most = worth;
      best = k;
    }
    return best;
  }

  function worthOf(g: G, u: U, inches: number, degrees: number): number {
    const m = g.models;
    const i = leader(g, u);
    const x = u.x + m.dirX[i] * inches;
    const y = u.y + m.dirY[i] * inches;
    const enemies = g.sides[1 - u.side];
    let fire = 0;
    for (let k = 0; k < enemies.length; k++) {
      const e = enemies[k];
      if (e.alive === 0 || e.place !== PLACE.table) continue;
      const dx = e.x - x;
      const dy = e.y - y;
      fire = Math.max(fire, fireFrom(g, u, e, Math.sqrt(dx * dx + dy * dy) - e.radius - u.radius));
    }
    const c = m.dirX[i] * cosDegrees(degrees) - m.dirY[i] * sinDegrees(degrees);
    const d = m.dirX[i] * sinDegrees(degrees) + m.dirY[i] * cosDegrees(degrees);
    const next = s.leastFlight(g, u) + u.radius;
    const ahead = onBoardAt(g.board, m, i, setPose(there(), x + c * next, y + d * next, c, d));
    return ahead ? fire : fire - LEAVES_NEXT * u.sheet.points;
  }

  return {
    leastFlight: (g, u) => s.moveInches(g, u),
    mayFlyOff: () => false,
    flyUnit(g, u) {
      inflict(g, u, HAS_MOVED);
      tellEnemies(g, ENEMY_STARTS_MOVE, u);
      if (u.alive === 0) return;
      const least = s.leastFlight(g, u);
      const rules = prepareMove(g, t, u, true, 0);
      const { options } = course;
      let n = 0;
      for (let code = 0; code < LEAVE; code++) {
        const degrees = degreesOf(code);
        if (Math.abs(degrees) <= t.flightTurn && endsWell(g, u, inchesOf(code, least), degrees, rules)) options[n++] = code;
      }
      if (s.mayFlyOff(g, u)) options[n++] = LEAVE;
      if (n === 0) return;
      const code = options[g.ask(course, u.side, u, null, n)];
      if (code === LEAVE) intoReserves(g, u);
      else s.fly(g, u, inchesOf(code, least), degreesOf(code));
    },
    fly(g, u, inches, degrees) {
      const rules = prepareMove(g, t, u, true, 0);
      if (inches < s.leastFlight(g, u) || degrees < -t.flightTurn || degrees > t.flightTurn || !endsWell(g, u, inches, degrees, rules))
        return false;
      const m = g.models;
      const outlook = outlookOf(g, u.side);
      for (let i = u.first; i < u.first + u.size; i++) {
        if (m.alive[i] === 0) continue;
        const dirX = m.dirX[i];
        const dirY = m.dirY[i];
        m.x[i] = snap(m.x[i] + dirX * inches, outlook);
        m.y[i] = snap(m.y[i] + dirY * inches, outlook);
        m.z[i] = levelAt(g, m.x[i], m.y[i], rules);
        m.dirX[i] = dirX * cosDegrees(degrees) - dirY * sinDegrees(degrees);
        m.dirY[i] = dirX * sinDegrees(degrees) + dirY * cosDegrees(degrees);
      }
      g.moved(u);
      inflict(g, u, MOVED);
      g.log.note(FLIES, u.slot, Math.round(inches * 256), degrees);
      tellEnemies(g, ENEMY_MOVED, u);
      return true;
    },
  };
}

const inchesOf = (code: number, least: number): number => least + Math.floor(code / TURNS) * DISTANCE_STEP;
const degreesOf = (code: number): number => ((code % TURNS) - (TURNS - 1) / 2) * TURN_STEP;

function leader(g: G, u: U): ModelId {
  let m = u.first;
  while (g.models.alive[m] === 0) m++;
  return m;
}

const ahead = scratch(makePose());
const turned = scratch(makePose());
const back = scratch(makePose());

/** Whether all its models would end on the table, clear of all other models and outside Engagement Range of enemies. */
function endsWell(g: G, u: U, inches: number, degrees: number, rules: MoveRules): boolean {
  const m = g.models;
  const outlook = outlookOf(g, u.side);
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const x = snap(m.x[i] + m.dirX[i] * inches, outlook);
    const y = snap(m.y[i] + m.dirY[i] * inches, outlook);
    if (!onBoardAt(g.board, m, i, setPose(ahead(), x, y, m.dirX[i], m.dirY[i]))) return false;
    const dirX = m.dirX[i] * cosDegrees(degrees) - m.dirY[i] * sinDegrees(degrees);
    const dirY = m.dirX[i] * sinDegrees(degrees) + m.dirY[i] * cosDegrees(degrees);
    const ending = setPose(turned(), x, y, dirX, dirY);
    if (!clearGround(g, i, ending, rules) || !clearOfOthers(g, u, i, ending, rules)) return false;
    // The unit moves as one: its models can collide only by turning.
    for (let j = u.first; j < i; j++) {
      if (
        m.alive[j] !== 0 &&
        overlapsAt(m, i, setPose(back(), snap(x - m.dirX[j] * inches, outlook), snap(y - m.dirY[j] * inches, outlook), dirX, dirY), j)
      )
        return false;
    }
  }
  return true;
}
