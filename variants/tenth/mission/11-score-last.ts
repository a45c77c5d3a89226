import { defineRule } from '../define-rule.ts';

/** Rules that take effect when missions are scored are resolved before the scoring. */
export default defineRule({
  id: 'TEN-MISSION-11',
  title: 'Rules first, then scoring',
  source: 'FAQ "Timing/Sequencing", 2nd question',
  text: 'Rules that take effect at the same moment as Primary and Secondary missions are scored are resolved before the scoring.',
  layer: 'faq',
  changes: 'Adds to TEN-TURN-02. Off: the active player orders rules and scoring.',
  default: 'on',
  patch: () => ({ replace: { scoringWaits: () => true } }),
});
