import { type CoreSeams, enemyOf, type Family, type Game, PLACE, type SideId, type Unit } from '../../rules/index.ts';
import { markerWorth } from './markers.ts';
import { awayNow } from './ways.ts';

type S = CoreSeams<Family>;

/** What an objective is worth that is taken from a side counts so much if it then belongs to the other, and so much if it belongs to nobody. */
const TURNED_SHARE = 0.5;
const EMPTIED_SHARE = 0.25;

/** What a side has at an objective. */
export function strengthAt(g: Game, s: S, side: SideId, marker: number): number {
  let strength = 0;
  for (const v of g.sides[side])
    if (v.alive > 0 && v.place === PLACE.table && awayNow(g, s, v, marker) === 0) strength += s.controlStrength(g, v);
  return strength;
}

/** Whether a unit counts at an objective. */
export function holdsSomething(g: Game, s: S, e: Unit): boolean {
  if (s.controlStrength(g, e) <= 0) return false;
  for (let k = 0; k < g.board.objectives.length; k++) if (awayNow(g, s, e, k) === 0) return true;
  return false;
}

/**
 * What objectives at which a unit counts bring its side, in points, as far as the side would not hold them without it. One that the other side
 * holds in spite of the unit is reckoned alike: the unit contests it.
 */
export function worthHeld(g: Game, s: S, e: Unit): number {
  const strength = s.controlStrength(g, e);
  if (strength <= 0) return 0;
  let sum = 0;
  for (let k = 0; k < g.board.objectives.length; k++) {
    if (awayNow(g, s, e, k) !== 0) continue;
    const others = strengthAt(g, s, e.side, k) - strength;
    const enemies = strengthAt(g, s, enemyOf(e.side), k);
    if (others > enemies) continue;
    sum += markerWorth(g, s, e.side, k, 0) * (enemies > 0 ? TURNED_SHARE : EMPTIED_SHARE);
  }
  return sum;
}
