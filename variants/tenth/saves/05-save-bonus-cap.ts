import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** All bonuses of a saving throw together count for 1 at most. */
export default defineRule({
  id: 'TEN-SAVE-05',
  title: 'Saves improve by +1 at most',
  source: 'Core rules, Saving Throw',
  text: [
    'The sum of all bonuses to a saving throw never exceeds +1 (AP is not part of that sum).',
    'Ruling: Bonuses and penalties other than AP are netted first; only a net above +1 is cut. There is no lower cap.',
  ].join('\n'),
  layer: 'core',
  default: 'on',
  params: { most: integer(1, 0, 5, 'most that all bonuses together improve a saving throw by', 'added to the roll') },
  patch: ({ most }) => ({ wrap: { netSaveModifier: (next) => (g, sum) => Math.min(most, next(g, sum)) } }),
});
