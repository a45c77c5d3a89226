import type { Ability } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { grantedMove } from '../movement/granted.ts';
import type { Tables } from '../tables.ts';

export const AGAINST_DAMAGE = 'armour-bonus-against-damage';
const MOVES = 'moves-when-damaged';

/** Abilities that depend on attacks, or on what they do. */
export const againstAttacks: readonly Ability<Modern, Tables>[] = [
  {
    keyword: AGAINST_DAMAGE,
    text: 'Its bearer has +1 to armour saves against attacks with a Damage of X.',
    patch: (s) => ({
      wrap: {
        armourModifier: (next) => (g, a, m) => {
          const damage = g.sheetOf(m).values[AGAINST_DAMAGE];
          return next(g, a, m) + (damage !== undefined && s.damageSeen(g, a, m) === damage ? 1 : 0);
        },
      },
    }),
  },
  {
    keyword: MOVES,
    text: 'Each time this model suffers damage and is left its unit may make a Normal move of up to X".',
    patch: (s) => ({
      after: {
        suffersDamage: (g, m) => {
          const inches = g.sheetOf(m).values[MOVES];
          if (inches !== undefined && g.models.alive[m] !== 0) grantedMove(g, s, g.unitOf(m), inches);
        },
      },
    }),
  },
];
