import { hasPlace } from 'sandtable/kit';
import { decision, decline, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { standInPart } from '../reserve/spots.ts';
import type { ModernSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';
import type { RoomSeams } from './seams.ts';

/** Whether a unit comes in for which there is not room enough, and loses what does not fit. */
export const IN_PART = decision<Modern>('TEN-UNIT-03/in-part', 'flag', decline);

/** Units that come in without all their models (TEN-UNIT-03). */
export function roomSeams(s: ModernSeams, t: Tables): RoomSeams {
  return {
    arriveInPart(g, u, how, x, y) {
      if (!s.setsUpInPart(g, u, false) || !g.choose(IN_PART, u.side, u, null)) return false;
      const strength = u.alive;
      const placed = standInPart(g, s, t, u, how, x, y);
      if (placed === 0) return false;
      // The models that have found no place, before anything that their loss sets off asks for other places.
      const lost: number[] = [];
      for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0 && !hasPlace(m)) lost.push(m);
      g.relocate(u, PLACE.table);
      g.moved(u);
      if (placed < strength) for (const m of lost) s.loseForRoom(g, m);
      s.hasArrived(g, u, how);
      return true;
    },
  };
}
