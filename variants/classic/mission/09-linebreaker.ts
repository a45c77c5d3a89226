import { unitGapToPolygon } from 'sandtable/kit';
import { enemyOf, PLACE, type SideId } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { award } from './mission.ts';

/** Points for a scoring unit in the enemy's deployment zone at the end. */
export default defineRule({
  id: 'CLS-MISSION-09',
  title: 'Linebreaker',
  source: 'missions and victory: Linebreaker',
  text: '1 VP if a side has at least one scoring unit wholly or partly in the enemy deployment zone at the end.',
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
