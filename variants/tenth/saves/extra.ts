import type { Ability } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { Tables } from '../tables.ts';

const ON_HIT = 'critical-hit-mortal-wounds';
const ON_WOUND = 'critical-wound-mortal-wounds';

/** Mortal wounds of attacks wait until the unit's normal damage at all its targets is done. */
export const normalDamageFirst = defineRule({
  id: 'TEN-SAVE-09',
  default: 'on',
  keyword: ['devastating-wounds', ON_HIT, ON_WOUND],
  patch: () => ({ wrap: { mortalWoundsWait: () => () => true } }),
});

/** What modifies the damage of an attack leaves the mortal wounds on top of it alone. */
export const extraUnmodified = defineRule({
  id: 'TEN-MOD-16',
  default: 'on',
  keyword: [ON_HIT, ON_WOUND],
  patch: () => ({ wrap: { extraWounds: () => (_g, _a, rolled) => rolled } }),
});

/** Abilities of weapons: mortal wounds on top of normal damage. */
export const extraMortalWounds: readonly Ability<Modern, Tables>[] = [
  {
    keyword: ON_HIT,
    text: 'Each Critical Hit with this weapon also inflicts X mortal wounds on the target, even if the attack fails afterwards.',
    patch: (s) => ({
      wrap: {
        // Without a queue for them, they have to come at the end of their own attack.
        oneByOne: (next) => (g, a) => (a.profile.values[ON_HIT] !== undefined && !s.mortalWoundsWait(g)) || next(g, a),
      },
      after: {
        criticalHit: (g, a) => {
          const wounds = a.profile.values[ON_HIT];
          if (wounds === undefined) return;
          if (s.mortalWoundsWait(g)) s.alsoInflicts(g, a, wounds);
          else a.criticals++;
        },
        attackEnds: (g, a) => {
          const wounds = a.profile.values[ON_HIT];
          if (wounds === undefined) return;
          for (; a.criticals > 0; a.criticals--) s.alsoInflicts(g, a, wounds);
        },
      },
    }),
  },
  {
    keyword: ON_WOUND,
    text: 'Each Critical Wound with this weapon also inflicts X mortal wounds on the target, even if its damage is saved.',
    patch: (s) => ({
      after: {
        afterCriticalWound: (g, a) => {
          const wounds = a.profile.values[ON_WOUND];
          if (wounds !== undefined) s.alsoInflicts(g, a, wounds);
        },
      },
    }),
  },
];
