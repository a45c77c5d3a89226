import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** A modified roll counts as at least 1. */
export default defineRule({
  id: 'TEN-MOD-18',
  title: 'Rolls above the maximum, never below 1',
  source: 'Commentary "Modifying Dice Rolls" (2nd and 3rd bullet)',
  text: 'A modified roll may exceed the highest face; a result below 1 counts as 1.',
  layer: 'commentary',
  changes: 'Adds to core. Off: no lower limit.',
  default: 'on',
  params: { least: integer(1, 0, 6, 'least result of a modified roll', 'result of a roll') },
  patch: ({ least }) => ({ wrap: { modifiedRoll: (next) => (g, rolled, plus) => Math.max(least, next(g, rolled, plus)) } }),
});
