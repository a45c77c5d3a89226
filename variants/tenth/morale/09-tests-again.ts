import { defineRule } from '../define-rule.ts';

/** A unit that tested in the Command step may have to test again in the Battle-shock step. */
export default defineRule({
  id: 'TEN-MORALE-09',
  title: 'Tests in both steps of the Command phase',
  source: 'FAQ "Psychic Abilities/Attacks", question on both steps',
  text: 'A unit can be made to test in the Command step (by an ability) and again in the Battle-shock step of the same phase.',
  layer: 'faq',
  changes: 'Adds to TEN-MORALE-08. Off: a unit that tested in the Command step is not tested again in that phase.',
  default: 'on',
  patch: () => ({ replace: { testsAgain: () => true } }),
});
