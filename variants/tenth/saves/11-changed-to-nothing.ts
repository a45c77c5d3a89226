import { defineRule } from '../define-rule.ts';
import { modifiedDamage } from '../modifiers/seams.ts';

/** Damage that a rule has set to 0 is modified as usual, and no die is rolled. */
export default defineRule({
  id: 'TEN-SAVE-11',
  title: 'Damage changed to 0 comes before everything else',
  source: 'FAQ "Damage Characteristics"; commentary "Modifying a Unit\'s Characteristic" (third bullet)',
  text: [
    'A rule that changes D to 0 is a "change" and is applied first; the other modifiers, Melta included, are applied to that 0. Such an attack may end at 0 damage.',
    'Ruling: With D changed to 0 the floor of 1 does not apply, the floor is 0: subtractions and division leave 0.',
  ].join('\n'),
  layer: 'faq',
  changes: 'Applies TEN-MOD-02 to D. Off: D is 0 and nothing can raise it.',
  default: 'on',
  patch: (_p, s) => ({ wrap: { damageFromNothing: () => (g, a, m) => modifiedDamage(g, s, a, m, 0, 0) } }),
});
