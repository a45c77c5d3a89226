import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** D is at least 1 unless a rule has changed it to 0. */
export default defineRule({
  id: 'TEN-MOD-05',
  title: 'Damage floor of 1',
  source: 'Errata page 38, Weapons; commentary "Modifying a Unit\'s Characteristic"',
  text: 'After all modifiers S, T, A and D are at least 1. Exception: D if a rule changed it to 0 (TEN-SAVE-11).',
  layer: 'errata',
  changes: 'Adds D to TEN-MOD-04. Off: D may be reduced to 0 by subtraction.',
  default: 'on',
  params: { damage: integer(1, 0, 6, 'least Damage of an attack after modifiers', 'wounds') },
  patch: ({ damage }) => ({
    wrap: {
      leastDamage: (next) => (g, by) => {
        for (let k = 0; k < by.changeCount; k++) if (by.changes[k] === 0) return next(g, by);
        return damage;
      },
    },
  }),
});
