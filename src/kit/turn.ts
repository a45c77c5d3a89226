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

/** From one facing to another, both unit vectors; filled in by the caller that asks what it costs. */
export interface Turn {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

/** A turn to fill. */
export const makeTurn = (): Turn => ({ fromX: Number.NaN, fromY: Number.NaN, toX: Number.NaN, toY: Number.NaN });

type Filled = { -readonly [K in keyof Turn]: Turn[K] };

/** Fills a turn and returns it. */
export function setTurn(to: Turn, fromX: number, fromY: number, toX: number, toY: number): Turn {
  (to as Filled).fromX = fromX;
  (to as Filled).fromY = fromY;
  (to as Filled).toX = toX;
  (to as Filled).toY = toY;
  return to;
}

/** Fills a turn from where a model faces, and returns it. */
export const turnTo = (to: Turn, m: Models, i: ModelId, toX: number, toY: number): Turn => setTurn(to, m.dirX[i], m.dirY[i], toX, toY);

/**
 * The cost of a turn on the spot: the arc of the point that moves farthest or,
 * if the rules give models a value for their first turn, that value, unless it is `paid`; both if the rules count arcs
 * in addition. Round bases turn freely unless they have a value.
 */
export function turnInches(m: Models, i: ModelId, turn: Turn, rules: MoveRules, paid = false): number {
  if (!rules.turnsCost) return 0;
  const { fromX, fromY, toX, toY } = turn;
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

/** Parts of a turn at whose ends it is checked: its halves, their halves and so on. */
const PARTS_OF_TURN = 8;
const facings = scratch({ x: new Float64Array(PARTS_OF_TURN + 1), y: new Float64Array(PARTS_OF_TURN + 1) });
type Facings = ReturnType<typeof facings>;

/** Whether a model can turn where it stands to a facing without sweeping through an enemy model. */
export function turnFree<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, toX: number, toY: number, rules: MoveRules): boolean {
  const m = g.models;
  if (m.coreX[i] === 0 || rules.flies || rules.turnsThrough) return true;
  const between = facings();
  divide(between, m, i, toX, toY);
  for (let u = 0; u < g.units.length; u++) {
    const other = g.units[u];
    if (other.side === unit.side || other.place !== PLACE.table || other.alive === 0 || other.aloft !== unit.aloft) continue;
    const dx = m.x[i] - other.x;
    const dy = m.y[i] - other.y;
    const far = 2 * m.radius[i] + other.radius;
    if (dx * dx + dy * dy < far * far && sweeps(m, i, between, other, rules)) return false;
  }
  return true;
}

/** Lists the facings that a turn passes. */
function divide({ x, y }: Facings, m: Models, i: ModelId, toX: number, toY: number): void {
  x[0] = m.dirX[i];
  y[0] = m.dirY[i];
  x[PARTS_OF_TURN] = toX;
  y[PARTS_OF_TURN] = toY;
  for (let part = PARTS_OF_TURN; part > 1; part /= 2) {
    for (let from = 0; from < PARTS_OF_TURN; from += part) {
      const middle = from + part / 2;
      const halfX = x[from] + x[from + part];
      const halfY = y[from] + y[from + part];
      const d = Math.sqrt(halfX * halfX + halfY * halfY);
      x[middle] = d < OPPOSITE ? -y[from] : halfX / d;
      y[middle] = d < OPPOSITE ? x[from] : halfY / d;
    }
  }
}

/** Whether a turn meets a model of a unit on its way. */
function sweeps<F extends Family>(m: Models, i: ModelId, between: Facings, other: Unit<F>, rules: MoveRules): boolean {
  for (let k = 1; k < PARTS_OF_TURN; k++) {
    const pivoted = pivot(m, i, between.x[k], between.y[k], rules);
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] !== 0 && overlapsAt(m, i, pivoted, j)) return true;
    }
  }
  return false;
}
