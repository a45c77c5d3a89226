import type { Ability } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { Tables } from '../tables.ts';
import { modifiedDamageSeen } from './readings.ts';

const AGAINST_DAMAGE = 'armour-bonus-against-damage';
const AGAINST_AP = 'armour-bonus-against-ap';
const MOVES = 'moves-when-damaged';

/** What works against a certain AP or Damage sees them as modified, when the attack is allocated. */
export const readAtAllocation = defineRule({
  id: 'TEN-SHOOT-18',
  default: 'on',
  keyword: [AGAINST_DAMAGE, AGAINST_AP],
  patch: (_p, s) => ({
    wrap: {
      damageSeen: () => (g, a, m) => modifiedDamageSeen(g, s, a, m),
      apSeen: () => (g, a) => s.apOf(g, a),
    },
  }),
});

/** Damage that a rule has changed to 0 is modified like any other, and no die is rolled. */
export const changedToNothing = defineRule({
  id: 'TEN-SAVE-11',
  default: 'on',
  patch: (_p, s) => ({ wrap: { damageFromNothing: () => (g, a, m) => s.modifiedDamage(g, a, m, 0, 0) } }),
});

/** Abilities that look at attacks, or at what they do. */
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
          if (inches !== undefined && g.models.alive[m] !== 0) s.grantedMove(g, g.unitOf(m), inches);
        },
      },
    }),
  },
];
