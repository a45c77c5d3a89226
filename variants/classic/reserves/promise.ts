import { type Game, PLACE, type Question, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { goalOf } from '../movement/goal.ts';

/** The worth of a place to a unit that may arrive there: points on paper, no dice, nothing changed. */

/** A unit this near can be charged next turn; farther off than `FAR_FIGHT` it takes too long to reach. */
const SHORT_REACH = 12;
const NEAR_FIGHT = 8;
const FAR_FIGHT = 30;
/** Share of its own points that a marker is worth to a unit, and how near it must be. */
const MARKER_SHARE = 0.25;
const MARKER_INCHES = 24;

/** Radius of a unit of this many models in block formation. */
function blockRadius(g: Game<Classic>, u: Unit<Classic>): number {
  let widest = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) widest = Math.max(widest, g.models.radius[i]);
  return widest * Math.sqrt(Math.max(1, u.alive));
}

/** Points that a unit may expect at x, y: its best target there, a fight to come, a marker to hold. */
export function promiseAt(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, x: number, y: number): number {
  const wasX = u.x;
  const wasY = u.y;
  const wasRadius = u.radius;
  u.x = x;
  u.y = y;
  u.radius = blockRadius(g, u);
  // A unit whose guns reach no farther than a charge is meant to fight.
  const shoots = s.reachInches(g, u) > SHORT_REACH;
  let fire = 0;
  let fight = 0;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    fire = Math.max(fire, s.shootingWorth(g, u, e));
    if (shoots || e.aloft !== 0) continue;
    const dx = e.x - x;
    const dy = e.y - y;
    const gap = Math.sqrt(dx * dx + dy * dy) - e.radius - u.radius;
    const share = Math.min(1, Math.max(0, (FAR_FIGHT - gap) / (FAR_FIGHT - NEAR_FIGHT)));
    if (share > 0) fight = Math.max(fight, share * s.fightWorth(g, u, e));
  }
  u.x = wasX;
  u.y = wasY;
  u.radius = wasRadius;
  return fire + fight + markerWorth(g, u, x, y);
}

function markerWorth(g: Game<Classic>, u: Unit<Classic>, x: number, y: number): number {
  let nearest = MARKER_INCHES;
  for (let k = 0; k < g.board.objectives.length; k++) {
    const o = g.board.objectives[k];
    nearest = Math.min(nearest, Math.sqrt((o.x - x) * (o.x - x) + (o.y - y) * (o.y - y)));
  }
  return MARKER_SHARE * u.sheet.points * (1 - nearest / MARKER_INCHES);
}

/** The point on the table that an intent leads to, for a unit not yet on the table. */
export function pointOf(g: Game<Classic>, u: Unit<Classic>, code: number, into: Float64Array): void {
  const home = g.board.homeward[g.seatOf[u.side]];
  const wasX = u.x;
  const wasY = u.y;
  // It is taken to start from the middle of its own edge.
  u.x = g.board.width / 2 + (home.x * g.board.width) / 2;
  u.y = g.board.height / 2 + (home.y * g.board.height) / 2;
  goalOf(g, u, code, into);
  u.x = wasX;
  u.y = wasY;
  into[0] = Math.min(g.board.width, Math.max(0, into[0]));
  into[1] = Math.min(g.board.height, Math.max(0, into[1]));
}

/** The option that scores highest, ties to the first; `score` is asked for each. */
export function bestOption(q: Question<Classic>, score: (q: Question<Classic>, option: number) => number): number {
  let best = 0;
  let most = -Infinity;
  for (let k = 0; k < q.n; k++) {
    const value = score(q, q.options[k]);
    if (value <= most) continue;
    most = value;
    best = k;
  }
  return best;
}
