import { unitGap } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';

/** Whether an enemy counts. */
export type Among = (g: Game<Classic>, u: Unit<Classic>, enemy: Unit<Classic>) => boolean;

/** The closest enemy unit among those that count, or null. */
export function closestEnemy(g: Game<Classic>, u: Unit<Classic>, counts: Among): Unit<Classic> | null {
  const enemies = g.sides[1 - u.side];
  let best: Unit<Classic> | null = null;
  let nearest = Infinity;
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (enemy.alive === 0) continue;
    const dx = enemy.x - u.x;
    const dy = enemy.y - u.y;
    const far = nearest + enemy.radius + u.radius;
    if (dx * dx + dy * dy >= far * far || !counts(g, u, enemy)) continue;
    const gap = unitGap(g, u, enemy);
    if (gap >= nearest) continue;
    nearest = gap;
    best = enemy;
  }
  return best;
}
