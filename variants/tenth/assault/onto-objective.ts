import {
  EPSILON,
  gapToPoint,
  legalPlace,
  levelAt,
  type MoveRules,
  makePose,
  makeSegment,
  moveTowards,
  outlookOf,
  pathFree,
  setPose,
  setSegment,
  unitGapToPoint,
} from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { keepPlaces, prepareMove, putBack } from '../movement/footing.ts';
import { prepareTurns } from '../movement/pivots.ts';
import type { Tables } from '../tables.ts';

/** Consolidation onto an objective marker (TEN-ASSAULT-13 b): the unit ends in range of it, and whoever moves ends nearer to it. */

type G = Game<Modern>;
type U = Unit<Modern>;

/** Spacing of the places that a model tries on its way, and of the limits that a unit tries. */
const STEP_INCHES = 0.25;

/**
 * Moves towards the closest objective marker, if the unit, or the model that fights alone, ends within range of it. Returns the longest
 * distance moved, 0 with nothing changed if it cannot.
 */
export function ontoObjective(g: G, s: ModernSeams, t: Tables, u: U): number {
  const { alone } = g.desk.field;
  let closest = -1;
  let nearest = t.consolidateInches + t.objectiveInches;
  for (let o = 0; o < g.board.objectives.length; o++) {
    const mark = g.board.objectives[o];
    const d = (alone < 0 ? unitGapToPoint(g, u, mark.x, mark.y) : gapToPoint(g.models, alone, mark.x, mark.y)) - mark.radius;
    if (d > nearest) continue;
    nearest = d;
    closest = o;
  }
  if (closest < 0) return 0;
  if (alone >= 0) return oneByOne(g, s, t, u, closest);
  const together = inFormation(g, s, t, u, closest);
  return together > 0 ? together : oneByOne(g, s, t, u, closest);
}

/** The unit moves as it stands, unless that takes one of its models no nearer to the marker. */
function inFormation(g: G, s: ModernSeams, t: Tables, u: U, objective: number): number {
  const mark = g.board.objectives[objective];
  keepPlaces(g, u);
  const rules = prepareMove(g, t, u, false, 0);
  prepareTurns(g, s, u, rules);
  const gone = moveTowards(g, u, mark.x, mark.y, t.consolidateInches, rules);
  if (gone === 0) return 0;
  if (allNearer(g, u, objective) && reaches(g, s, u, objective)) return gone;
  putBack(g, u);
  return 0;
}

/** Whether every model that left its place (as kept on the desk) is nearer to a marker now. */
function allNearer(g: G, u: U, objective: number): boolean {
  const { models: m, board } = g;
  const { field } = g.desk;
  const { x, y } = board.objectives[objective];
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || (m.x[i] === field.x[i] && m.y[i] === field.y[i])) continue;
    const before = (field.x[i] - x) * (field.x[i] - x) + (field.y[i] - y) * (field.y[i] - y);
    if ((m.x[i] - x) * (m.x[i] - x) + (m.y[i] - y) * (m.y[i] - y) >= before - EPSILON) return false;
  }
  return true;
}

/** Whether a model of a unit is in range of a marker. */
function reaches(g: G, s: ModernSeams, u: U, objective: number): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && s.inRangeOf(g, i, objective)) return true;
  return false;
}

/**
 * Each model, or the one that fights alone, goes straight towards the marker as far as there is room, the nearest first; less far if the
 * unit would not end in range and in coherency.
 */
function oneByOne(g: G, s: ModernSeams, t: Tables, u: U, objective: number): number {
  const { alone } = g.desk.field;
  keepPlaces(g, u);
  const rules = prepareMove(g, t, u, false, 0);
  for (let most = t.consolidateInches; most >= STEP_INCHES; most -= STEP_INCHES) {
    let longest = 0;
    let last = -1;
    for (let k = 0; k < (alone < 0 ? u.alive : 1); k++) {
      last = alone < 0 ? nextNearest(g, u, last, objective) : alone;
      longest = Math.max(longest, goNearer(g, u, last, objective, most, rules));
    }
    if (longest === 0) continue;
    if ((alone < 0 ? reaches(g, s, u, objective) : s.inRangeOf(g, alone, objective)) && s.coherent(g, u)) {
      g.moved(u);
      return longest;
    }
    putBack(g, u);
  }
  return 0;
}

/** The model next in order of distance from a marker, by old places, equals as their side sees them; -1 for the first. */
function nextNearest(g: G, u: U, last: ModelId, objective: number): ModelId {
  const { field } = g.desk;
  const { x, y } = g.board.objectives[objective];
  const outlook = outlookOf(g, u.side);
  const far = (i: ModelId): number => (field.x[i] - x) * (field.x[i] - x) + (field.y[i] - y) * (field.y[i] - y);
  const stoodAfter = (i: ModelId, j: ModelId): boolean => {
    if (far(i) !== far(j)) return far(i) > far(j);
    return (field.x[i] === field.x[j] ? field.y[i] - field.y[j] : field.x[i] - field.x[j]) * outlook > 0;
  };
  let next = -1;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0 || i === last || (last >= 0 && !stoodAfter(i, last))) continue;
    if (next < 0 || stoodAfter(next, i)) next = i;
  }
  return next;
}

const there = scratch(makePose());
const way = scratch(makeSegment());

/** Moves a model straight towards a marker as far as it may stand, at most `most` inches, and on its level; returns how far. */
function goNearer(g: G, u: U, i: ModelId, objective: number, most: number, rules: MoveRules): number {
  const m = g.models;
  const mark = g.board.objectives[objective];
  const x = m.x[i];
  const y = m.y[i];
  const dx = mark.x - x;
  const dy = mark.y - y;
  const far = Math.sqrt(dx * dx + dy * dy);
  for (let inches = Math.min(most, far); inches >= STEP_INCHES; inches -= STEP_INCHES) {
    // Truncated to the grid, so that the model never goes too far.
    const toX = x + Math.trunc((dx / far) * inches * 256) / 256;
    const toY = y + Math.trunc((dy / far) * inches * 256) / 256;
    if (levelAt(g, toX, toY, rules) !== m.z[i] || !pathFree(g, u, i, setSegment(way(), x, y, toX, toY), rules)) continue;
    if (!legalPlace(g, u, i, setPose(there(), toX, toY, m.dirX[i], m.dirY[i]), rules)) continue;
    m.x[i] = toX;
    m.y[i] = toY;
    return inches;
  }
  return 0;
}
