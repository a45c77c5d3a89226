import { defineRule } from '../define-rule.ts';

/** A unit that must test because it is Below its Starting Strength does not also test for Half-strength. */
export default defineRule({
  id: 'TEN-MORALE-06',
  title: 'Starting-Strength test replaces the Half-strength test',
  source: 'Errata page 11, Battle-shock (first sentence)',
  text: 'If in the Battle-shock step some rule makes a unit test because it is Below its Starting Strength, that unit does not also test for being Below Half-strength, unless that rule says so.',
  layer: 'errata',
  changes: 'Adds to TEN-MORALE-03. Off: a unit that meets both takes both tests.',
  default: 'on',
  patch: () => ({ replace: { testsForBoth: () => false } }),
});
