import { CLOSE_ON, type CloseOn, closeOn, EPSILON, gapToPoint, moveTowards, outlookOf, unitGapToPoint } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { keepPlaces, prepareMove, putBack } from '../movement/footing.ts';
import { prepareTurns } from '../movement/pivots.ts';
import type { Tables } from '../tables.ts';

/** Consolidation onto an objective marker (TEN-ASSAULT-13 b): the unit ends in range of it, and whoever moves ends nearer to it. */

type G = Game<Modern>;
type U = Unit<Modern>;

/** Spacing of the limits that a unit tries. */
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
    if (d > nearest || (d === nearest && closest >= 0 && !comesFirst(g, u, o, closest))) continue;
    nearest = d;
    closest = o;
  }
  if (closest < 0) return 0;
  if (alone >= 0) return oneByOne(g, s, t, u, closest);
  const together = inFormation(g, s, t, u, closest);
  return together > 0 ? together : oneByOne(g, s, t, u, closest);
}

/** Which of two markers equally near comes first, as the side of a unit sees them. */
function comesFirst(g: G, u: U, a: number, b: number): boolean {
  const { objectives } = g.board;
  const across = objectives[a].x - objectives[b].x;
  return (across === 0 ? objectives[a].y - objectives[b].y : across) * outlookOf(g, u.side) < 0;
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
 * Each model, or the one that fights alone, goes straight towards the marker as far as there is room, the nearest first, or round what stands in
 * the way; less far if the unit would not end in range and in coherency.
 */
function oneByOne(g: G, s: ModernSeams, t: Tables, u: U, objective: number): number {
  const straight = comesNear(g, s, t, u, objective, CLOSE_ON.straight);
  return straight > 0 ? straight : comesNear(g, s, t, u, objective, CLOSE_ON.round);
}

function comesNear(g: G, s: ModernSeams, t: Tables, u: U, objective: number, how: CloseOn): number {
  const { alone } = g.desk.field;
  keepPlaces(g, u);
  const rules = prepareMove(g, t, u, false, 0);
  rules.only = alone;
  prepareTurns(g, s, u, rules);
  for (let most = t.consolidateInches; most >= STEP_INCHES; most -= STEP_INCHES) {
    const gone = closeOn(g, u, g.board.objectives[objective], most, how, rules);
    if (gone === 0) continue;
    if ((alone < 0 ? reaches(g, s, u, objective) : s.inRangeOf(g, alone, objective)) && s.coherent(g, u)) {
      g.moved(u);
      return gone;
    }
    putBack(g, u);
  }
  return 0;
}
