import { defineRule } from '../define-rule.ts';

/** A unit that cannot be set up whole is not set up. */
export default defineRule({
  id: 'TEN-UNIT-04',
  title: 'A unit that cannot be set up whole is not set up',
  source: 'Errata page 6, Unit Coherency, 2nd paragraph',
  text: 'If any model cannot be set up in coherency, or not within the limits of the rule that sets it up, the whole unit stays off. A move that would end out of coherency is not made; its models return to where they were.',
  layer: 'errata',
  changes: 'Replaces TEN-UNIT-03. Off: TEN-UNIT-03.',
  default: 'on',
  patch: () => ({ wrap: { setsUpInPart: () => () => false } }),
});
