import type { Question } from 'sandtable/rules';
import { PLACE } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** An enemy this near is better charged than approached by a Run. */
const CHARGE_INCHES = 12;

/** Runs when no enemy is near enough to shoot or to charge. */
export function runsByDefault({ game: g, about: u }: Question<Classic>): number {
  if (u === null) return 0;
  const near = Math.max(CHARGE_INCHES, g.desk.worth.reachInches[u.slot]);
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const dx = e.x - u.x;
    const dy = e.y - u.y;
    const far = near + e.radius + u.radius;
    if (dx * dx + dy * dy <= far * far) return 0;
  }
  return 1;
}
