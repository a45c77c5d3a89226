import { EPSILON, gap } from 'sandtable/kit';
import { type Game, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

const APART_INCHES = 1;

function isNear(g: Game<Classic>, i: ModelId, enemy: Unit<Classic>): boolean {
  const m = g.models;
  const dx = m.x[i] - enemy.x;
  const dy = m.y[i] - enemy.y;
  const far = APART_INCHES + m.radius[i] + enemy.radius + EPSILON;
  if (dx * dx + dy * dy > far * far) return false;
  for (let j = enemy.first; j < enemy.first + enemy.size; j++) {
    if (m.alive[j] !== 0 && gap(m, i, j) <= APART_INCHES + EPSILON) return true;
  }
  return false;
}

/** Within an inch of an enemy model there is no room to land; in the base there is. */
export default defineRule({
  id: 'WAF-RESERVE-09',
  title: 'Deep Strike Mishap: trigger',
  source: 'Special Rules, Deep Strike Mishaps',
  text: 'Restated: if any model of the unit would land partly or wholly outside the table, inside impassable terrain, over a friendly model, or over or up to 1" from an enemy model, roll on the mishap table. The result also applies to embarked units.',
  changes: 'classic base: Deep Strike mishap (restated) (CLS-RESERVE-08, CLS-TRANSPORT-13)',
  default: 'on',
  patch: () => ({
    wrap: {
      landsClear: (next) => (g, u) => {
        const enemies = g.sides[1 - u.side];
        for (let k = 0; k < enemies.length; k++) {
          const e = enemies[k];
          if (e.alive === 0 || e.place !== PLACE.table || e.aloft !== u.aloft) continue;
          for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isNear(g, i, e)) return false;
        }
        return next(g, u);
      },
    },
  }),
});
