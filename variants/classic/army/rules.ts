import { type AnyRule, enemyOf, hasBit, is, keyword, type Unit } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { award } from '../mission.ts';
import { BROTHERS, CONVENIENT, DESPERATE, WATCHING } from './allies.ts';
import { commandTraits } from './command.ts';
import { personalTraits } from './personal.ts';
import { strategicTraits } from './strategic.ts';
import { warlords } from './warlord.ts';

/** Hull Points or Wounds of a Lord of War for each point that its loss gives. */
const WORTH_OF_A_POINT = 3;

/** The loss of a great machine or beast gives the enemy points by its size. */
export const lordsOfWar = defineRule({
  id: 'CLS-ARMY-09',
  default: 'on',
  keyword: ['super-heavy', 'gargantuan', 'flying-gargantuan'],
  patch: () => ({
    after: {
      scoreGame: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (u.alive > 0 || u.strength === 0 || !isLord(u)) continue;
          let lost = 0;
          for (let i = u.first; i < u.first + u.strength; i++) lost += g.sheetOf(i).stats.wounds;
          award(g, enemyOf(u.side), Math.floor(lost / WORTH_OF_A_POINT));
        }
      },
    },
  }),
});

const GREAT = ['super-heavy', 'gargantuan', 'flying-gargantuan'] as const;
const LORDS = GREAT.map(keyword);
const isLord = (u: Unit<Classic>): boolean => LORDS.some((it) => hasBit(u.sheet.models[0].keywordBits, it));

/** Allies of convenience share no transports; desperate ones, near each other, may do nothing for a turn. */
export const alliances = defineRule({
  id: 'CLS-ARMY-07',
  default: 'on',
  keyword: [DESPERATE, CONVENIENT, BROTHERS],
  patch: (_p, s) => ({
    after: {
      beginTurn: (g, side) => {
        if (!g.byUnits) s.watchAllies(g, side);
      },
      unitActs: (g, u) => s.testTrust(g, u),
    },
    wrap: {
      mayCarry: (next) => (g, transport, u) => s.isAllied(g, transport) === s.isAllied(g, u) && next(g, transport, u),
      mayMove: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
      mayShoot: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
      mayRun: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
      mayCharge: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
    },
  }),
});

export const armyRules: readonly AnyRule[] = [warlords, commandTraits, personalTraits, strategicTraits, alliances, lordsOfWar];
