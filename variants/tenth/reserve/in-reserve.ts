import type { Ability } from 'sandtable/rules';
import { decision, hasBit, keyword, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { Tables } from '../tables.ts';
import { numberOf } from '../timing/ability.ts';

const KEEPS_OFF = keyword('keeps-reserves-off');
/** Whether a rule that limits where Reinforcements may be set up stands against one that says where they may be. */
export const LIMIT_WINS = decision<Modern>('TEN-RESERVE-16/limit-wins', 'flag', (q) =>
  q.about !== null && q.about.side === q.side ? 0 : 1,
);

/** Units are kept at a distance when they are set up. */
export const keepsOff: Ability<Modern, Tables> = {
  keyword: 'keeps-reserves-off',
  text: 'Enemy Reinforcements cannot be set up within X" of this unit.',
  patch: (s) => ({
    wrap: {
      keepsOff: (next) => (g, u, enemy) => {
        const inches = next(g, u, enemy);
        if (!hasBit(enemy.anyBits, KEEPS_OFF) || !s.boundByLimits(g, u)) return inches;
        const limit = numberOf(g, enemy, 'keeps-reserves-off');
        return limit > inches && s.limitWins(g, u, enemy) ? limit : inches;
      },
    },
  }),
};

/** Strategic Reserves are Reserves: limits bind them; and units use their rules while they wait. */
export const reservesUnits = defineRule({
  id: 'TEN-RESERVE-02',
  default: 'on',
  patch: () => ({ replace: { boundByLimits: () => true, usesRulesInReserve: () => true } }),
});

/** What is forbidden goes before what is allowed. */
export const limitsWin = defineRule({
  id: 'TEN-RESERVE-16',
  default: 'on',
  keyword: 'keeps-reserves-off',
  patch: () => ({ replace: { limitWins: () => true } }),
});

/** Units in Reserves are eligible to shoot, although they are not selected to. */
export const eligibleInReserve = defineRule({
  id: 'TEN-SHOOT-24',
  default: 'on',
  patch: () => ({
    wrap: { presentToShoot: (next) => (g, u) => u.place === PLACE.reserve || next(g, u) },
  }),
});
