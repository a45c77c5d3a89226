import { unitGapToPolygon } from 'sandtable/kit';
import { enemyOf, PLACE, type SideId } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { award } from '../mission.ts';

/** Points for a scoring unit in the enemy's deployment zone at the end. */
export const linebreaker = defineRule({
  id: 'CLS-MISSION-09',
  default: 'on',
  patch: (_p, s) => ({
    after: {
      scoreGame: (g) => {
        const points = g.mission.scoring['linebreaker'];
        if (points === undefined) return;
        for (let side = 0; side < 2; side++) {
          const zone = g.board.zones[g.seatOf[enemyOf(side as SideId)]];
          const units = g.sides[side];
          for (let k = 0; k < units.length; k++) {
            const u = units[k];
            if (u.alive === 0 || u.place !== PLACE.table || !s.isScoring(g, u)) continue;
            if (unitGapToPolygon(g, u, zone, zone.length / 2) > 0) continue;
            award(g, side as SideId, points);
            break;
          }
        }
      },
    },
  }),
});
