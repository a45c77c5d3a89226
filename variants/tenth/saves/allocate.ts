import { leftOf } from 'sandtable/kit';
import type { Question } from 'sandtable/rules';
import { decision, hasBit, keyword, modelRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { DYING_AS, standing } from '../units/death/dying.ts';
import type { SaveSeams } from './seams.ts';

/** Had an attack allocated to it in this phase. */
export const ALLOCATED = modelRegister('allocated', 'phase');
export const CHARACTER = keyword('character');

/** Which unhurt model takes the next attack. */
export const ALLOCATE = decision<Modern>('allocate', 'model', cheapestThenFarthest);

/**
 * The cheapest model; among equals the one farthest from the attacker, so that the front stays in reach, and of those the first as its side
 * sees the board.
 */
function cheapestThenFarthest(q: Question<Modern>): number {
  const g = q.game;
  const m = g.models;
  let best = 0;
  let points = Infinity;
  let away = -1;
  for (let k = 0; k < q.n; k++) {
    const i = q.options[k];
    const cost = g.sheetOf(i).points;
    const dx = q.cause === null ? 0 : m.x[i] - q.cause.x;
    const dy = q.cause === null ? 0 : m.y[i] - q.cause.y;
    const far = dx * dx + dy * dy;
    if (cost < points || (cost === points && (far > away || (far === away && leftOf(g, i, q.options[best]))))) {
      points = cost;
      away = far;
      best = k;
    }
  }
  return best;
}

/** Allocates attacks (TEN-SAVE-01): first to a model hurt or attacked before; Bodyguards before Characters (TEN-UNIT-15). */
export function allocateSeams(s: ModernSeams, _t: Tables): Pick<SaveSeams, 'nextModel' | 'shielded'> {
  return {
    shielded: (g, model) => {
      if (!hasBit(g.sheetOf(model).keywordBits, CHARACTER)) return false;
      const unit = g.unitOf(model);
      if (hasBit(unit.allBits, CHARACTER)) return false;
      return standing(unit) > 1;
    },
    nextModel: (g, unit, a) => {
      const m = g.models;
      const options = ALLOCATE.options;
      const marks = m.reg[ALLOCATED];
      const dying = m.reg[DYING_AS];
      const end = unit.first + unit.size;
      const mixed = hasBit(unit.anyBits, CHARACTER);
      let n = 0;
      for (let i = unit.first; i < end; i++) {
        if (m.alive[i] === 0 || dying[i] !== 0 || (mixed && s.shielded(g, i))) continue;
        if (marks[i] !== 0 || m.wounds[i] < g.sheetOf(i).stats.W) {
          marks[i] = 1;
          return i;
        }
        options[n++] = i;
      }
      if (n === 0) return -1;
      const chosen = options[g.ask(ALLOCATE, unit.side, unit, a === null ? null : a.attacker, n)];
      marks[chosen] = 1;
      return chosen;
    },
  };
}
