import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, type Models, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { overlapsAt } from './bases.ts';
import type { MoveRules } from './move-rules.ts';
import { makePose, type Pose, setPose } from './pose.ts';
import { OPPOSITE, STRAIGHT_COS } from './tolerance.ts';

const HALVINGS = 8;
const PARTS = 256;

/** Angle between two unit vectors in radians, 0 to pi: halved until its chord is as long as its arc. */
export function angleBetween(ax: number, ay: number, bx: number, by: number): number {
  let chord = Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
  for (let k = 0; k < HALVINGS; k++) chord /= Math.sqrt(2 + Math.sqrt(Math.max(0, 4 - chord * chord)));
  return PARTS * chord * (1 + (chord * chord) / 24);
}

/**
 * The cost of turning on the spot from one facing to another: the arc of the point that moves farthest or,
 * if the rules give models a value for their first turn, that value, unless it is `paid`; both if the rules count arcs
 * in addition. Round bases turn freely unless they have a value.
 */
export function turnInches(
  m: Models,
  i: ModelId,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  rules: MoveRules,
  paid = false,
): number {
  if (!rules.turnsCost) return 0;
  const valued = i < rules.pivots.length;
  const arc = m.coreX[i] === 0 || (valued && !rules.arcsToo) ? 0 : m.radius[i] * angleBetween(fromX, fromY, toX, toY);
  return !valued || paid || fromX * toX + fromY * toY > STRAIGHT_COS ? arc : rules.pivots[i] + arc;
}

const turned = scratch(makePose());

/** Where a model ends up if it turns about its axis to a facing. Valid until the next pivot. */
export function pivot(m: Models, i: ModelId, toX: number, toY: number, rules: MoveRules): Pose {
  const ahead = i < rules.axes.length ? rules.axes[i] : 0;
  return setPose(turned(), m.x[i] + ahead * (m.dirX[i] - toX), m.y[i] + ahead * (m.dirY[i] - toY), toX, toY);
}

/** Facings checked during a turn: its halves, their halves and so on. */
const DEPTH = 3;

/** Whether a model can turn where it stands to a facing without sweeping through an enemy model. */
export function turnFree<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, toX: number, toY: number, rules: MoveRules): boolean {
  const m = g.models;
  if (m.coreX[i] === 0 || rules.flies || rules.turnsThrough) return true;
  for (let u = 0; u < g.units.length; u++) {
    const other = g.units[u];
    if (other.side === unit.side || other.place !== PLACE.table || other.alive === 0 || other.aloft !== unit.aloft) continue;
    const dx = m.x[i] - other.x;
    const dy = m.y[i] - other.y;
    const far = 2 * m.radius[i] + other.radius;
    if (dx * dx + dy * dy < far * far && sweeps(m, i, m.dirX[i], m.dirY[i], toX, toY, other, rules, DEPTH)) return false;
  }
  return true;
}

/** Whether a turn from one facing to another, in halves, meets a model of a unit. */
function sweeps<F extends Family>(
  m: Models,
  i: ModelId,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  other: Unit<F>,
  rules: MoveRules,
  depth: number,
): boolean {
  let x = fromX + toX;
  let y = fromY + toY;
  let d = Math.sqrt(x * x + y * y);
  if (d < OPPOSITE) {
    x = -fromY;
    y = fromX;
    d = 1;
  }
  x /= d;
  y /= d;
  const pivoted = pivot(m, i, x, y, rules);
  for (let j = other.first; j < other.first + other.size; j++) {
    if (m.alive[j] !== 0 && overlapsAt(m, i, pivoted, j)) return true;
  }
  if (depth === 1) return false;
  return sweeps(m, i, fromX, fromY, x, y, other, rules, depth - 1) || sweeps(m, i, x, y, toX, toY, other, rules, depth - 1);
}
