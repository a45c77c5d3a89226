import { EPSILON } from 'sandtable/kit';
import { PLACE, type Question } from 'sandtable/rules';
import type { Classic } from './family.ts';
import { paperFire } from './worth.ts';

/** Of what fire costs, so much is saved by a point of cover on paper: from none to 6+. */
const SAVED = 1 / 6;
/** What a turn on the ground costs a unit in points of its own, if it has nothing to shoot at: ground, charges, Overwatch. */
const IDLE_SHARE = 0.1;
/** Of its own fire a unit on the ground loses so much: Snap Shots for shots at 4+. */
const SILENCED = 2 / 3;

/**
 * Goes to ground when a point of cover against the fire at hand is worth more than what the unit could do in its next turn:
 * its best fire at what is in reach from where it stands, or a tenth of its points.
 */
export function goesToGround({ game: g, about: u, cause: by }: Question<Classic>): number {
  if (u === null || by === null) return 0;
  const saved = SAVED * paperFire(g, by, u);
  let points = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) points += g.sheetOf(i).points;
  if (saved <= IDLE_SHARE * points) return 0;
  const reach = g.desk.worth.reachInches[u.slot];
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const dx = e.x - u.x;
    const dy = e.y - u.y;
    const far = reach + e.radius + u.radius + EPSILON;
    if (dx * dx + dy * dy <= far * far && SILENCED * paperFire(g, u, e) >= saved) return 0;
  }
  return 1;
}
