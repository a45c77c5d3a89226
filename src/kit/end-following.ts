import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import type { Approach } from './approach.ts';
import { makeCircle, setCircle } from './circle.ts';
import { DEGREES } from './degrees.ts';
import { addCircle, boundsNear, circleRoom, cross, crossEdges } from './end-bounds.ts';
import { addSpot, type EndSpots, makeSide, SURE_INCHES, setSide, spotBeside } from './end-spots.ts';
import { hasOutline } from './outline.ts';
import { leftOf, outlookOf } from './outlook.ts';
import { makePose, setPose } from './pose.ts';
import { makeSegment } from './segment.ts';
import { cut } from './tolerance.ts';

/** Places for models that engage nobody: where their unit holds together. */

/** Shares of the way of a placed model that others go along with it. */
const SHARES = 4;
/** The most friends next to whom a model looks for a place, the nearest first. */
const MOST_FRIENDS = 6;
/** Models of larger units find enough places next to fewer friends, in fewer directions, and without looking where bounds cross. */
const MOST_CROSSING = 6;
const BESIDE_TURNS = 12;
const FEW_TURNS = 6;
const FEW_FRIENDS = 3;
/** Gaps to a friend: all that coherency allows, half of it, none. */
const RINGS = 3;

const friendRoom = scratch({ friends: new Int16Array(MOST_FRIENDS), far: new Float64Array(MOST_FRIENDS) });

/** The nearest placed friends of a model; returns how many. */
function listFriends<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  to: Approach,
  friends: Int16Array,
  far: Float64Array,
): number {
  const m = g.models;
  let n = 0;
  for (let j = unit.first; j < unit.first + unit.size; j++) {
    if (to.foot.placed[j] === 0 || m.alive[j] === 0) continue;
    const d = Math.sqrt((m.x[j] - m.x[i]) * (m.x[j] - m.x[i]) + (m.y[j] - m.y[i]) * (m.y[j] - m.y[i]));
    let at = n < MOST_FRIENDS ? n++ : MOST_FRIENDS;
    while (at > 0 && (d < far[at - 1] || (d === far[at - 1] && leftOf(g, j, friends[at - 1])))) {
      if (at < MOST_FRIENDS) {
        far[at] = far[at - 1];
        friends[at] = friends[at - 1];
      }
      at--;
    }
    if (at === MOST_FRIENDS) continue;
    far[at] = d;
    friends[at] = j;
  }
  return n;
}

const ends = scratch(makePose());
const sides = scratch(makeSide());
const rounds = scratch(makeCircle());
const pairs = scratch(makeSegment());

/** Adds a spot, keyed by its distance from the goal of a list. */
export function takeGoal<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const exact = i < to.rules.axes.length;
  const dx = exact ? x - m.x[i] : cut(x - m.x[i]);
  const dy = exact ? y - m.y[i] : cut(y - m.y[i]);
  if (dx * dx + dy * dy > to.inches * to.inches) return;
  const gx = m.x[i] + dx - to.goalX;
  const gy = m.y[i] + dy - to.goalY;
  addSpot(g, spots, i, setPose(ends(), m.x[i] + dx, m.y[i] + dy, 0, 0), Math.sqrt(gx * gx + gy * gy));
}

/**
 * Lists where a model that engages nobody could end so that its unit holds together: as its placed friends have moved, next to them, and
 * where it stands; nearest to the goal of the approach first.
 */
export function listFollowing<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, to: Approach, spots: EndSpots): void {
  const m = g.models;
  spots.n = 0;
  takeGoal(g, i, m.x[i], m.y[i], to, spots);
  const { friends, far } = friendRoom();
  const many = unit.alive > MOST_CROSSING;
  const n = Math.min(listFriends(g, unit, i, to, friends, far), many ? FEW_FRIENDS : MOST_FRIENDS);
  for (let k = 0; k < n; k++) {
    listAlong(g, i, friends[k], many ? 2 : 1, to, spots);
    listBeside(g, i, friends[k], many, to, spots);
  }
  if (!many && m.coreX[i] === 0 && !hasOutline(m, i)) listCrossings(g, i, n, friends, to, spots);
}

/** Lists where a model ends that goes as far as a placed friend did, and shares of that. */
function listAlong<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, fewer: number, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const dx = m.x[j] - to.foot.oldX[j];
  const dy = m.y[j] - to.foot.oldY[j];
  for (let share = SHARES; share > 0; share -= fewer) {
    takeGoal(g, i, m.x[i] + (dx * share) / SHARES, m.y[i] + (dy * share) / SHARES, to, spots);
  }
}

/** Lists places all round a friend. */
function listBeside<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, many: boolean, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const { coherencyInches } = to.rules;
  const dx = m.x[i] - m.x[j];
  const dy = m.y[i] - m.y[j];
  const far = Math.sqrt(dx * dx + dy * dy);
  const ux = far > 0 ? dx / far : outlookOf(g, g.units[m.unit[i]].side);
  const uy = far > 0 ? dy / far : 0;
  const turns = many ? FEW_TURNS : BESIDE_TURNS;
  const rings = many ? RINGS - 1 : RINGS;
  for (let turn = 0; turn < turns; turn++) {
    const at = (720 / turns) * turn;
    const wx = ux * DEGREES[at] - uy * DEGREES[at + 1];
    const wy = ux * DEGREES[at + 1] + uy * DEGREES[at];
    for (let ring = 0; ring < rings; ring++) {
      const apart = ring === 0 ? coherencyInches - SURE_INCHES : ring === 1 ? coherencyInches / 2 : SURE_INCHES;
      const spot = spotBeside(m, i, j, setSide(sides(), wx, wy, apart), m.dirX[i], m.dirY[i]);
      takeGoal(g, i, spot.x, spot.y, to, spots);
    }
  }
}

/** Lists where the bounds cross within which a round model is linked to one of its friends and keeps clear of all others. */
function listCrossings<F extends Family>(g: Game<F>, i: ModelId, n: number, friends: Int16Array, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const close = to.rules.coherencyInches - SURE_INCHES;
  const circles = circleRoom();
  const pair = pairs();
  for (let k = 0; k < n; k++) {
    const j = friends[k];
    const round = setCircle(rounds(), m.x[j], m.y[j], m.radius[i] + m.radius[j] + close);
    circles.n = 0;
    for (let other = k + 1; other < n; other++) {
      addCircle(circles, m.x[friends[other]], m.y[friends[other]], m.radius[i] + m.radius[friends[other]] + close);
      addCircle(circles, m.x[friends[other]], m.y[friends[other]], m.radius[i] + m.radius[friends[other]] + SURE_INCHES);
    }
    boundsNear(g, i, round, to, circles);
    for (let c = 0; c < circles.n; c++) {
      if (!cross(round, circles, c, pair)) continue;
      takeGoal(g, i, pair.x0, pair.y0, to, spots);
      takeGoal(g, i, pair.x1, pair.y1, to, spots);
    }
    crossEdges(g, i, round, to, spots, takeGoal);
  }
}
