import { enemyOf } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { unitsLost } from './lost-units.ts';
import { award } from './mission.ts';

/** Points if the enemy Warlord is a casualty when the game ends. */
export default defineRule({
  id: 'CLS-MISSION-08',
  title: 'Slay the Warlord',
  source: 'missions and victory: Slay the Warlord',
  text: '1 VP if the enemy Warlord is a casualty when the game ends.',
  default: 'on',
  patch: () => ({
    wrap: {
      lossWorth: (next) => (g, u) => next(g, u) + (u.sheet.roles.includes('warlord') ? (g.mission.scoring['slay-the-warlord'] ?? 0) : 0),
    },
    after: {
      scoreGame: (g) => {
        const points = g.mission.scoring['slay-the-warlord'];
        if (points === undefined) return;
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          award(g, enemyOf(u.side), points * unitsLost(g, u, 'warlord'));
        }
      },
    },
  }),
});
