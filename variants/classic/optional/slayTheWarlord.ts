import { enemyOf } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { award, wasDestroyed } from '../mission.ts';

/** Points for an enemy Warlord who is a casualty when the game ends. */
export const slayTheWarlord = defineRule({
  id: 'CLS-MISSION-08',
  default: 'on',
  patch: () => ({
    after: {
      scoreGame: (g) => {
        const points = g.mission.scoring['slay-the-warlord'];
        if (points === undefined) return;
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (wasDestroyed(u) && u.sheet.roles.includes('warlord')) award(g, enemyOf(u.side), points);
        }
      },
    },
  }),
});
