import { defineRule } from '../define-rule.ts';
import { REPOSITIONING } from '../units/abilities/repositions.ts';

/** Effects stay on a unit that is taken off and set up again. */
export default defineRule({
  id: 'TEN-RESERVE-20',
  title: 'Effects go along with a repositioned unit',
  source: 'Commentary "Repositioned Units" (point 6)',
  text: 'Rules that affect it for a time or under circumstances go on while the time runs or the circumstances hold; an Aura left behind stops.',
  layer: 'commentary',
  changes: 'Adds to TEN-RESERVE-17. Off: leaving the table ends all effects.',
  default: 'on',
  keyword: REPOSITIONING,
  patch: () => ({ replace: { effectsOffTable: () => {} } }),
});
