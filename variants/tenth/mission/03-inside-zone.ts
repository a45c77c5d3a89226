import { isCoherent, legalPlace, levelAt, type MoveRules, makePose, poseOf, snap, zoneBounds } from 'sandtable/kit';
import { event, type Game, PLACE, scratch, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { keepPlaces, prepareMove } from '../movement/footing.ts';
import { areaInside, basesInside, mostWithin, outlineArea, outlinesInside, reachesBeyond } from '../outline/zone.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const DRAWN_IN = event(
  'drawn-into-zone',
  { unit: 'unit', inches: 'inches' },
  '{unit} is set up {inches}" away, as far inside its zone as it fits',
);

/** Spacing of the places tried. */
const STEP_INCHES = 0.5;
/** Differences in outline smaller than this, in square inches, are ignored. */
const LEAST_AREA = 1e-6;
const QUARTERS = 4;

const room = scratch({
  /** The best place so far: how far away, how many quarter turns, and how much of the outlines is inside. */
  dx: 0,
  dy: 0,
  quarters: 0,
  area: 0,
  /** How far its models may go before the last of them leaves the zone. */
  span: new Float64Array(4),
});
type Room = ReturnType<typeof room>;

/**
 * A unit deployed with its bases inside its zone, but not all that overhangs them, is set up at the nearest place at which everything is
 * inside; if it is too large, where most of it is.
 */
export default defineRule({
  id: 'TEN-MISSION-03',
  title: 'Overhanging the deployment zone',
  source: 'FAQ "Deployment Rules"',
  text: 'In deployment no part of a model may stick out of its zone, unless it is too large; then as much of it as possible must be inside.',
  layer: 'faq',
  changes: 'Clarifies TEN-MISSION-01. Off: only the base must be inside.',
  default: 'on',
  keyword: 'overhang',
  patch: (_p, _s, t) => ({
    after: {
      settleInZone: (g, u) => {
        const zone = zoneOf(g, u);
        // A unit outside its zone is there by some other rule.
        if (u.place !== PLACE.table || u.alive === 0 || !reachesBeyond(g, u) || !basesInside(g, u, zone) || outlinesInside(g, u, zone))
          return;
        const rules = prepareMove(g, t, u, true, 0);
        rules.offMarkers = false;
        drawIn(g, u, zone, rules);
      },
    },
  }),
});

/** The deployment zone of a unit's side. */
const zoneOf = (g: G, u: U): Float64Array => g.board.zones[g.seatOf[u.side]];

function drawIn(g: G, u: U, zone: Float64Array, rules: MoveRules): void {
  keepPlaces(g, u);
  const best = room();
  const most = outlineArea(g, u) - LEAST_AREA;
  best.area = areaInside(g, u, zone);
  best.dx = 0;
  best.dy = 0;
  best.quarters = 0;
  // Only a single model turns: a formation keeps its facing.
  const turns = u.alive === 1 ? QUARTERS : 1;
  for (let quarters = 0; quarters < turns && best.area < most; quarters++) tryFacing(g, u, rules, best, quarters, most);
  stand(g, u, best.dx, best.dy, best.quarters, rules);
  g.moved(u);
  const inches = Math.sqrt(best.dx * best.dx + best.dy * best.dy);
  if (inches > 0 || best.quarters > 0) g.log.note(DRAWN_IN, u.slot, Math.round(inches * 256));
}

/** Tries the places in widening squares about the nearest possible one, as far as the zone goes. */
function tryFacing(g: G, u: U, rules: MoveRules, best: Room, quarters: number, all: number): void {
  const zone = zoneOf(g, u);
  const { span } = best;
  stand(g, u, 0, 0, quarters, rules);
  const most = Math.min(all, mostWithin(g, u, zone) - LEAST_AREA);
  if (best.area >= most) return;
  const nudgeX = nudge(g, u, zone, true);
  const nudgeY = nudge(g, u, zone, false);
  measureSpan(g, u, zone, span);
  attempt(g, u, best, nudgeX, nudgeY, quarters);
  const reach = Math.ceil(Math.max(span[2] - span[0], span[3] - span[1]) / STEP_INCHES);
  for (let ring = 1; ring <= reach && best.area < most; ring++) {
    for (let i = -ring; i <= ring; i++) {
      const whole = i === ring || i === -ring;
      for (let j = -ring; j <= ring; j += whole ? 1 : 2 * ring) {
        attempt(g, u, best, nudgeX + i * STEP_INCHES, nudgeY + j * STEP_INCHES, quarters);
      }
    }
  }
}

/** Keeps a place that is better than the best so far, or as good and nearer. */
function attempt(g: G, u: U, best: Room, offX: number, offY: number, quarters: number): void {
  const zone = zoneOf(g, u);
  const { rules } = g.desk.field;
  const { span } = best;
  const dx = snap(offX);
  const dy = snap(offY);
  if (dx < span[0] || dx > span[2] || dy < span[1] || dy > span[3]) return;
  stand(g, u, dx, dy, quarters, rules);
  const area = areaInside(g, u, zone);
  const near = dx * dx + dy * dy < best.dx * best.dx + best.dy * best.dy;
  const gain = area - best.area;
  if (!(gain > LEAST_AREA || (gain > -LEAST_AREA && near && quarters === best.quarters))) return;
  if (!basesInside(g, u, zone) || !mayStand(g, u, rules)) return;
  best.dx = dx;
  best.dy = dy;
  best.quarters = quarters;
  best.area = area;
}

/** Puts a unit dx, dy away from its old place, each model turned on the spot. */
function stand(g: G, u: U, dx: number, dy: number, quarters: number, rules: MoveRules): void {
  const m = g.models;
  const was = g.desk.field;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const cos = quarters % 2 === 1 ? 0 : quarters === 0 ? 1 : -1;
    const sin = quarters % 2 === 0 ? 0 : quarters === 1 ? 1 : -1;
    m.x[i] = was.x[i] + dx;
    m.y[i] = was.y[i] + dy;
    m.dirX[i] = cos * was.dirX[i] - sin * was.dirY[i];
    m.dirY[i] = sin * was.dirX[i] + cos * was.dirY[i];
    m.z[i] = dx === 0 && dy === 0 ? was.z[i] : levelAt(g, m.x[i], m.y[i], rules);
  }
}

/** How far it has to go along an axis to bring outlines within the bounds of the zone; to the middle if they are too large. */
function nudge(g: G, u: U, zone: Float64Array, across: boolean): number {
  const { models: m } = g;
  const o = m.outlines;
  if (o === null) return 0;
  let low = Infinity;
  let high = -Infinity;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const along = across ? m.dirX[i] : m.dirY[i];
    const aside = across ? m.dirY[i] : m.dirX[i];
    const middle = (across ? m.x[i] : m.y[i]) + along * o.forward[i];
    const half = o.halfLength[i] * Math.abs(along) + o.halfWidth[i] * Math.abs(aside);
    low = Math.min(low, middle - half);
    high = Math.max(high, middle + half);
  }
  const bounds = zoneBounds(zone);
  const from = bounds[across ? 0 : 1];
  const to = bounds[across ? 2 : 3];
  if (high - low > to - from) return (from + to - low - high) / 2;
  // A grid step short of the edge rather than over it.
  return low < from ? Math.ceil((from - low) * 256) / 256 : high > to ? Math.floor((to - high) * 256) / 256 : 0;
}

/** How far its centres may go either way within the bounds of the zone. */
function measureSpan(g: G, u: U, zone: Float64Array, span: Float64Array): void {
  const { x, y, alive } = g.models;
  const bounds = zoneBounds(zone);
  span[0] = -Infinity;
  span[1] = -Infinity;
  span[2] = Infinity;
  span[3] = Infinity;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (alive[i] === 0) continue;
    span[0] = Math.max(span[0], bounds[0] - x[i]);
    span[1] = Math.max(span[1], bounds[1] - y[i]);
    span[2] = Math.min(span[2], bounds[2] - x[i]);
    span[3] = Math.min(span[3], bounds[3] - y[i]);
  }
}

const here = scratch(makePose());

function mayStand(g: G, u: U, rules: MoveRules): boolean {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] !== 0 && !legalPlace(g, u, i, poseOf(here(), m, i), rules)) return false;
  }
  // There some of its models may be on a hill, and others at its foot.
  return isCoherent(g, u, rules);
}
