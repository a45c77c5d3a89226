import type { Ability } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';
import { alsoInflicts } from './settle.ts';

export const ON_HIT = 'critical-hit-mortal-wounds';
export const ON_WOUND = 'critical-wound-mortal-wounds';

/** Abilities of weapons: mortal wounds on top of normal damage. */
export const extraMortalWounds: readonly Ability<Modern, Tables>[] = [
  {
    keyword: ON_HIT,
    text: 'Each Critical Hit with this weapon also inflicts X mortal wounds on the target, even if the attack fails afterwards.',
    patch: (s) => ({
      wrap: {
        // Without a queue for them, they must come at the end of their own attack.
        oneByOne: (next) => (g, a) => (a.profile.values[ON_HIT] !== undefined && !s.mortalWoundsWait(g)) || next(g, a),
      },
      after: {
        criticalHit: (g, a) => {
          const wounds = a.profile.values[ON_HIT];
          if (wounds === undefined) return;
          if (s.mortalWoundsWait(g)) alsoInflicts(g, s, a, wounds);
          else a.criticals++;
        },
        attackEnds: (g, a) => {
          const wounds = a.profile.values[ON_HIT];
          if (wounds === undefined) return;
          for (; a.criticals > 0; a.criticals--) alsoInflicts(g, s, a, wounds);
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
          if (wounds !== undefined) alsoInflicts(g, s, a, wounds);
        },
      },
    }),
  },
];
