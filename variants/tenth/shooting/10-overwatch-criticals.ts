import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** With Fire Overwatch only an unmodified 6 is a Critical Hit. */
export default defineRule({
  id: 'TEN-SHOOT-10',
  title: 'No widened Critical Hits under Fire Overwatch',
  source: 'Commentary "Critical Hit" (last sentence)',
  text: 'While attacks are resolved with Fire Overwatch only an unmodified Hit roll of 6 is a Critical Hit, even if a rule makes lower rolls critical.',
  layer: 'commentary',
  changes: 'Adds to TEN-STRAT-12. Off: a lowered critical threshold also works in Overwatch (such rolls hit and are critical).',
  default: 'on',
  params: { criticalOn: integer(6, 2, 7, 'unmodified Hit roll that is a Critical Hit under Fire Overwatch', 'needed on a D6') },
  patch: ({ criticalOn }) => ({ wrap: { criticalHitOn: (next) => (g, a) => (a.overwatch ? criticalOn : next(g, a)) } }),
});
