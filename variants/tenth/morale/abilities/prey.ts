import type { Ability } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { Tables } from '../../tables.ts';
import { nearestEnemy } from '../../timing/abilities/hurt.ts';
import { firstAlive } from '../morale.ts';

const PREYS = keyword('preys-on-shocked');

/** Looks for a Battle-shocked model. */
export const prey: Ability<Modern, Tables> = {
  keyword: 'preys-on-shocked',
  text: 'While the closest enemy model is Battle-shocked, add 1 to Wound rolls of attacks that target its unit.',
  patch: (s) => ({
    wrap: {
      woundModifier: (next) => (g, a) => {
        const sum = next(g, a);
        if (!hasBit(a.attacker.allBits, PREYS) || nearestEnemy(g, a.attacker, Infinity) !== a.target) return sum;
        return s.modelShocked(g, firstAlive(g, a.target)) ? sum + 1 : sum;
      },
    },
  }),
};
