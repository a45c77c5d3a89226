import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Approach, gapToTargets, staysPut } from './approach.ts';
import { makeCircle, setCircle } from './circle.ts';
import { DEGREES } from './degrees.ts';
import { addCircle, type Circles, cross, crossEdges, makeCircles } from './end-bounds.ts';
import { addSpot, type EndSpots, makeSide, SURE_INCHES, setSide, spotBeside } from './end-spots.ts';
import { MOST_MODELS } from './footwork.ts';
import { nearbyOf } from './nearby.ts';
import { hasOutline } from './outline.ts';
import { comesBefore, outlookOf } from './outlook.ts';
import { makePose, setPose } from './pose.ts';
import { makeSegment } from './segment.ts';
import { CONTACT, cut, SHY_INCHES } from './tolerance.ts';

/**
 * Places in contact that are left free: all round the enemies, and where others leave just enough room. They are the same for all models of
 * a size, so they are listed once for a unit.
 */

const TURNS = 16;

const sides = scratch(makeSide());
const rounds = scratch(makeCircle());
const reaches = scratch(makeCircles());
const pairs = scratch(makeSegment());
const ends = scratch(makePose());

/** The models of a unit that may yet move into contact, nearest first; and by model, 1 for those. */
interface Movers {
  readonly order: Int16Array;
  readonly moves: Uint8Array;
  /** What stands round one enemy, as circles that bar places. */
  readonly round: Circles;
  /** How many of these bar places for certain: those after them belong to models that may yet move. */
  hard: number;
}

export const movers = scratch<Movers>({
  order: new Int16Array(MOST_MODELS),
  moves: new Uint8Array(MOST_MODELS),
  round: makeCircles(),
  hard: 0,
});

/** Lists the round models that could come into contact, by distance, and are in contact with nobody. Hulls have room enough, or none. */
export function listMovers<F extends Family>(g: Game<F>, unit: Unit<F>, to: Approach, { order, moves }: Movers): number {
  const m = g.models;
  let n = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    moves[i] = 0;
    if (m.alive[i] === 0 || to.before[i] > to.inches || staysPut(i, to) || m.coreX[i] !== 0 || hasOutline(m, i)) continue;
    if (gapToTargets(g, i, to, 0, to.count) <= CONTACT) continue;
    moves[i] = 1;
    let at = n++;
    while (at > 0 && comesBefore(g, to.before[i], i, to.before[order[at - 1]], order[at - 1])) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = i;
  }
  return n;
}

/** Lists free places, in no order, at which models as large as model i would be in contact with a target that one of its unit could reach. */
export function listFree<F extends Family>(g: Game<F>, i: ModelId, to: Approach, who: Movers, spots: EndSpots): void {
  const m = g.models;
  spots.n = 0;
  for (let t = 0; t < to.count; t++) {
    const other = g.units[to.targets[t]];
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] !== 0 && isInReach(g, i, j, to, who)) listRound(g, i, j, to, who, spots);
    }
  }
}

/** Whether some model of the unit of model i that could touch an enemy j began near enough to it. */
function isInReach<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, to: Approach, { moves }: Movers): boolean {
  const m = g.models;
  const unit = g.units[m.unit[i]];
  const { oldX, oldY } = to.foot;
  for (let k = unit.first; k < unit.first + unit.size; k++) {
    if (moves[k] === 0) continue;
    const far = to.inches + m.radius[k] + m.radius[j];
    const dx = oldX[k] - m.x[j];
    const dy = oldY[k] - m.y[j];
    if (dx * dx + dy * dy <= far * far) return true;
  }
  return false;
}

/** Adds the circle round a model k on which model i would just be clear of it, if that comes near an enemy j. */
function addBody<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, k: ModelId, keep: number, round: Circles): void {
  const m = g.models;
  const clear = m.radius[i] + m.radius[k] + keep + SURE_INCHES;
  const far = clear + m.radius[i] + m.radius[j] + CONTACT;
  const dx = m.x[k] - m.x[j];
  const dy = m.y[k] - m.y[j];
  if (dx * dx + dy * dy < far * far) addCircle(round, m.x[k], m.y[k], clear);
}

/** Gathers what bars places round an enemy j, then models of the unit that may yet make room. */
function gatherBodies<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, to: Approach, who: Movers): void {
  const m = g.models;
  const unit = g.units[m.unit[i]];
  const nearby = nearbyOf(g);
  const { moves, round } = who;
  round.n = 0;
  for (let k = 0; k < nearby.unitCount; k++) {
    const u = nearby.units[k];
    const other = g.units[u];
    if (other.place !== PLACE.table || other.housed >= 0) continue;
    const keep = other.side === unit.side || nearby.approached[u] !== 0 ? 0 : to.rules.keepFromEnemiesInches;
    for (let o = other.first; o < other.first + other.size; o++) {
      if (o !== j && m.alive[o] !== 0 && m.coreX[o] === 0) addBody(g, i, j, o, keep, round);
    }
  }
  for (let k = unit.first; k < unit.first + unit.size; k++) if (m.alive[k] !== 0 && moves[k] === 0) addBody(g, i, j, k, 0, round);
  who.hard = round.n;
  for (let k = unit.first; k < unit.first + unit.size; k++) if (moves[k] !== 0) addBody(g, i, j, k, 0, round);
}

/** Adds a place, whether or not anything bars it. */
function takeAny<F extends Family>(_g: Game<F>, _i: ModelId, x: number, y: number, _to: Approach, spots: EndSpots): void {
  if (spots.n === spots.order.length) return;
  spots.x[spots.n] = x;
  spots.y[spots.n++] = y;
}

/** Drops the places from one on that are barred for certain. */
function dropBarred(spots: EndSpots, from: number, { round, hard }: Movers): void {
  let kept = from;
  for (let n = from; n < spots.n; n++) {
    if (isBarred(spots.x[n], spots.y[n], round, hard)) continue;
    spots.x[kept] = spots.x[n];
    spots.y[kept++] = spots.y[n];
  }
  spots.n = kept;
}

function isBarred(x: number, y: number, round: Circles, hard: number): boolean {
  for (let k = 0; k < hard; k++) {
    const dx = x - round.x[k];
    const dy = y - round.y[k];
    const clear = round.r[k] - SURE_INCHES;
    if (dx * dx + dy * dy < clear * clear) return true;
  }
  return false;
}

function listRound<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, to: Approach, who: Movers, spots: EndSpots): void {
  const m = g.models;
  const before = spots.n;
  gatherBodies(g, i, j, to, who);
  const outlook = outlookOf(g, g.units[m.unit[i]].side);
  for (let turn = 0; turn < TURNS; turn++) {
    const at = 2 * Math.floor((360 * turn) / TURNS);
    const side = setSide(sides(), DEGREES[at] * outlook, DEGREES[at + 1] * outlook, SHY_INCHES);
    const spot = spotBeside(m, i, j, side, m.dirX[i], m.dirY[i]);
    takeAny(g, i, spot.x, spot.y, to, spots);
  }
  if (m.coreX[j] === 0 && !hasOutline(m, j)) listCrossings(g, i, j, to, who, spots);
  dropBarred(spots, before, who);
}

/** Lists where the circle of contact round an enemy j meets what stands near it, and terrain. */
function listCrossings<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, to: Approach, who: Movers, spots: EndSpots): void {
  const m = g.models;
  const contact = setCircle(rounds(), m.x[j], m.y[j], m.radius[i] + m.radius[j] + SHY_INCHES);
  const pair = pairs();
  for (let k = 0; k < who.round.n; k++) {
    if (!cross(contact, who.round, k, pair)) continue;
    takeAny(g, i, pair.x0, pair.y0, to, spots);
    takeAny(g, i, pair.x1, pair.y1, to, spots);
  }
  crossEdges(g, i, contact, to, spots, takeAny);
}

/**
 * Lists those of some places that a model, which stands where it began, could get to in a straight line, and places in contact that are as
 * far as it gets; short ways first.
 */
export function listNear<F extends Family>(g: Game<F>, i: ModelId, from: EndSpots, to: Approach, spots: EndSpots): void {
  const m = g.models;
  spots.n = 0;
  for (let k = 0; k < from.n; k++) addNear(g, i, from.x[k], from.y[k], to, spots);
  const reach = reaches();
  const pair = pairs();
  reach.n = 0;
  addCircle(reach, m.x[i], m.y[i], to.inches - SURE_INCHES / 2);
  for (let t = 0; t < to.count; t++) {
    const other = g.units[to.targets[t]];
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] === 0 || m.coreX[j] !== 0 || hasOutline(m, j)) continue;
      const contact = setCircle(rounds(), m.x[j], m.y[j], m.radius[i] + m.radius[j] + SHY_INCHES);
      if (!cross(contact, reach, 0, pair)) continue;
      addNear(g, i, pair.x0, pair.y0, to, spots);
      addNear(g, i, pair.x1, pair.y1, to, spots);
    }
  }
}

function addNear<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const dx = cut(x - m.x[i]);
  const dy = cut(y - m.y[i]);
  const d = dx * dx + dy * dy;
  if (d <= to.inches * to.inches) addSpot(g, spots, i, setPose(ends(), m.x[i] + dx, m.y[i] + dy, 0, 0), d);
}
