import { defineRule } from '../family.ts';
import { sniped, steerable } from '../special/precision.ts';

/** Mortal wounds of an attack may be steered to a Character like the attack itself. */
export const preciseMortalWounds = defineRule({
  id: 'TEN-WPN-13',
  default: 'on',
  keyword: 'precision',
  patch: (_p, s) => ({
    wrap: {
      nextModel: (next) => (g, t, a) => {
        if (!steerable(a, t) || !a.mortal) return next(g, t, a);
        const character = sniped(g, s, t, a);
        return character >= 0 ? character : next(g, t, a);
      },
    },
  }),
});

/** Where there are several Characters those who attack pick. */
export const attackerPicksCharacter = defineRule({
  id: 'TEN-WPN-14',
  default: 'on',
  keyword: 'precision',
  patch: () => ({ wrap: { picksCharacter: () => (_g, a) => a.attacker.side } }),
});
