import type { Ability, Game } from 'sandtable/rules';
import { arenaMemory, keyword, reroll } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';

export const CHARGE_REROLL = reroll('charge');
/** Whether the Charge roll that was made last has been re-rolled: no roll is re-rolled twice. */
export const chargeAgain = arenaMemory('tenth/charge-again', (_g: Game<Modern>) => ({ rerolled: false }));

const REROLLS_CHARGES = keyword('rerolls-charges');

/** Charge rolls that are re-rolled if they fall short. */
export const rerollsCharges: Ability<Modern, Tables> = {
  keyword: 'rerolls-charges',
  text: 'A Charge roll of its unit that falls short is re-rolled.',
  patch: (s, t) => ({
    wrap: {
      chargeRoll: (next) => (g, u, target, dice, neededInches) => {
        const rolled = next(g, u, target, dice, neededInches);
        const again = chargeAgain(g);
        if (rolled >= neededInches || again.rerolled || !s.hasAbility(g, u, REROLLS_CHARGES)) return rolled;
        again.rerolled = true;
        return g.dice.sum(dice, CHARGE_REROLL, t.chargeDice);
      },
      chargeChance: (next) => (g, u, target) => {
        const chance = next(g, u, target);
        return s.hasAbility(g, u, REROLLS_CHARGES) ? 1 - (1 - chance) * (1 - chance) : chance;
      },
    },
  }),
};
