import type { Ability } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';

/** Abilities that change the number of attacks. */
export const attackAbilities: readonly Ability<Modern, Tables>[] = [
  {
    keyword: 'named-attacks-bonus',
    text: 'This weapon makes X more attacks: a rule that names it says so.',
    patch: () => ({
      wrap: { namedAttacksBonus: (next) => (g, a) => next(g, a) + (a.profile.values['named-attacks-bonus']?.plus ?? 0) },
    }),
  },
];
