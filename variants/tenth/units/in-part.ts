import { hasPlace } from 'sandtable/kit';
import { decision, decline, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { goalAt } from '../movement/goal.ts';
import { standInPart } from '../reserves/spots.ts';
import type { Tables } from '../tables.ts';
import type { RoomSeams } from './seams.ts';

/** Whether a unit with too little room arrives in part, and loses the models that do not fit. */
export const IN_PART = decision<Modern>('TEN-UNIT-03/in-part', 'flag', decline);

/** Units that arrive without all their models (TEN-UNIT-03). */
export function roomSeams(s: ModernSeams, t: Tables): RoomSeams {
  return {
    arriveInPart(g, u, how, x, y) {
      if (!s.setsUpInPart(g, u, false) || !g.choose(IN_PART, u.side, u, null)) return false;
      const strength = u.alive;
      const placed = standInPart(g, s, t, u, how, goalAt(x, y));
      if (placed === 0) return false;
      // The models that found no place, listed before anything their loss triggers looks for other places.
      const lost: number[] = [];
      for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0 && !hasPlace(g, m)) lost.push(m);
      g.relocate(u, PLACE.table);
      g.moved(u);
      if (placed < strength) for (const m of lost) s.loseForRoom(g, m);
      s.hasArrived(g, u, how);
      return true;
    },
  };
}
