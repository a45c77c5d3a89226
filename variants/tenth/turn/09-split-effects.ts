import { defineRule } from '../define-rule.ts';
import { ATTACHED_UNIT } from '../units/parts.ts';

/** Temporary effects stay on every unit that is left after a split. */
export default defineRule({
  id: 'TEN-TURN-09',
  title: 'Persisting effects survive the split of an Attached unit',
  source: 'Errata page 10, Persisting Effects (second half)',
  text: 'If an Attached unit stops being one (all Bodyguard models dead, or all Leader models dead), every timed effect that was on it goes on applying to the surviving unit or units until it runs out.',
  layer: 'errata',
  changes: 'Adds to core. Off: such effects end at the moment of the split (TEN-UNIT-16).',
  default: 'on',
  keyword: ATTACHED_UNIT,
  patch: () => ({ replace: { effectsAfterSplit: () => {} } }),
});
