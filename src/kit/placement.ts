import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { addUnderFlame, countUnderCircle, type Flame, makeFlame } from './areas.ts';
import type { Mask } from './casualties.ts';

/** Where to put a marker or a flame for the most effect. */

/**
 * The model of the target unit over whose centre a marker of this radius covers most of the unit (ties: the lower id);
 * -1 if there is none. `mask` marks the models on which it may be centred (those in sight and range). With `spareFriends`,
 * places that cover a model of `side` are skipped.
 */
export function blastSpot<F extends Family>(
  g: Game<F>,
  target: Unit<F>,
  radius: number,
  side: number,
  spareFriends: boolean,
  mask: Mask = null,
): ModelId {
  const m = g.models;
  let best = -1;
  let most = 0;
  for (let i = target.first; i < target.first + target.size; i++) {
    if (m.alive[i] === 0 || (mask !== null && mask[i] === 0)) continue;
    const covered = countUnderCircle(g, target, m.x[i], m.y[i], radius);
    if (covered <= most || (spareFriends && coversSide(g, side, m.x[i], m.y[i], radius))) continue;
    most = covered;
    best = i;
  }
  return best;
}

/** Whether a model of a side is under a circle. */
function coversSide<F extends Family>(g: Game<F>, side: number, x: number, y: number, radius: number): boolean {
  for (let u = 0; u < g.units.length; u++) {
    if (g.units[u].side === side && countUnderCircle(g, g.units[u], x, y, radius) > 0) return true;
  }
  return false;
}

const MOST_UNDER = 4096;
const covering = scratch({ under: new Int16Array(MOST_UNDER) });
const trying = scratch(makeFlame());

/**
 * Places a flame from a model's base so that it covers most of the target unit: aimed at each of its models in turn (ties:
 * the lower id). Writes it to `out` and returns how many target models it covers; 0 if none, or if every direction covers a
 * friend and `spareFriends` is set. Models of the firer's own unit count as friends.
 */
export function flamePlacement<F extends Family>(
  g: Game<F>,
  firer: ModelId,
  target: Unit<F>,
  scale: number,
  spareFriends: boolean,
  out: Flame,
): number {
  const m = g.models;
  const side = g.units[m.unit[firer]].side;
  const { under } = covering();
  const flame = trying();
  flame.scale = scale;
  let most = 0;
  for (let j = target.first; j < target.first + target.size; j++) {
    if (m.alive[j] === 0) continue;
    const dx = m.x[j] - m.x[firer];
    const dy = m.y[j] - m.y[firer];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d === 0 || d > 8 * scale + m.radius[firer] + m.radius[j]) continue;
    const ux = dx / d;
    const uy = dy / d;
    const edge = edgeAlong(g, firer, ux, uy);
    flame.x = m.x[firer] + ux * edge;
    flame.y = m.y[firer] + uy * edge;
    flame.ux = ux;
    flame.uy = uy;
    const covered = addUnderFlame(g, target, flame, under, 0);
    if (covered <= most || (spareFriends && flameCoversFriend(g, firer, side, flame, under))) continue;
    most = covered;
    out.x = flame.x;
    out.y = flame.y;
    out.ux = ux;
    out.uy = uy;
    out.scale = scale;
  }
  return most;
}

/** Distance from the middle of a footprint to its edge along a unit vector: exact for round bases, otherwise the core's edge plus the rim. */
function edgeAlong<F extends Family>(g: Game<F>, i: ModelId, ux: number, uy: number): number {
  const m = g.models;
  if (m.coreX[i] === 0) return m.rim[i];
  const ahead = Math.abs(ux * m.dirX[i] + uy * m.dirY[i]);
  const aside = Math.abs(uy * m.dirX[i] - ux * m.dirY[i]);
  const toEnd = ahead > 0 ? m.coreX[i] / ahead : Infinity;
  const toSide = aside > 0 ? m.coreY[i] / aside : Infinity;
  return Math.min(toEnd, toSide) + m.rim[i];
}

function flameCoversFriend<F extends Family>(g: Game<F>, firer: ModelId, side: number, flame: Readonly<Flame>, under: Int16Array): boolean {
  for (let u = 0; u < g.units.length; u++) {
    const unit = g.units[u];
    if (unit.side !== side || unit.place !== PLACE.table) continue;
    const n = addUnderFlame(g, unit, flame, under, 0);
    if (n > 1 || (n === 1 && under[0] !== firer)) return true;
  }
  return false;
}
