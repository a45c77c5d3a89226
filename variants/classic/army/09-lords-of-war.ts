import { enemyOf, hasBit, integer, keyword, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { award } from '../mission/mission.ts';

/** Hull Points or Wounds lost for each victory point that a destroyed Lord of War gives. */
const _worth = 3;

const GREAT = ['super-heavy', 'gargantuan', 'flying-gargantuan'] as const;
const LORDS = GREAT.map(keyword);
const isLord = (u: Unit<Classic>): boolean => LORDS.some((it) => hasBit(u.sheet.models[0].keywordBits, it));

/** Destroying a super-heavy or gargantuan gives victory points by its size. */
export default defineRule({
  id: 'CLS-ARMY-09',
  title: 'Lords of War',
  source: 'army and warlord: Lords of War',
  text: 'Super-heavies and gargantuans are Lords of War. Destroying one gives the enemy 1 VP per 3 HP or Wounds lost, rounded down.',
  default: 'on',
  keyword: ['super-heavy', 'gargantuan', 'flying-gargantuan'],
  params: {
    worth: integer(3, 1, 30, 'Hull Points or Wounds lost for each victory point', 'Wounds'),
  },
  patch: ({ worth }) => ({
    after: {
      scoreGame: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (u.alive > 0 || u.strength === 0 || !isLord(u)) continue;
          let lost = 0;
          for (let i = u.first; i < u.first + u.strength; i++) lost += g.sheetOf(i).stats.wounds;
          award(g, enemyOf(u.side), Math.floor(lost / worth));
        }
      },
    },
  }),
});
