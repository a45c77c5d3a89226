import { defineRule } from '../define-rule.ts';
import { sniped, steerable } from './12-precision.ts';

/** Mortal wounds from an attack may be allocated to a Character like the attack itself. */
export default defineRule({
  id: 'TEN-WPN-13',
  title: 'Precision also steers mortal wounds of the attack',
  source: 'Errata "Mortal Wounds" (second paragraph)',
  text: [
    'If an attack with Precision inflicts mortal wounds, the attacker may allocate them to a CHARACTER model of the unit.',
    'Ruling: The visibility condition of TEN-WPN-12 applies.',
  ].join('\n'),
  layer: 'errata',
  changes: 'Adds to TEN-WPN-12, TEN-SAVE-07. Off: such mortal wounds are allocated like any attack (Bodyguards first).',
  default: 'on',
  // A Character may get Precision by Epic Challenge.
  keyword: ['precision', 'character'],
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
