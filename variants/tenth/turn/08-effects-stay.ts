import { defineRule } from '../define-rule.ts';

/** Temporary effects stay on a unit while it is embarked, and expire as usual. */
export default defineRule({
  id: 'TEN-TURN-08',
  title: 'Persisting effects survive embarking',
  source: 'Errata page 10, Persisting Effects (first half)',
  text: 'An effect with a duration that is on a unit when it embarks is remembered; if the unit disembarks (voluntarily or because the Transport died) before the duration is over, the effect applies to it again for the rest of the original duration. The clock keeps running while it is inside.',
  layer: 'errata',
  changes: 'Adds to core. Off: embarking ends every timed effect on the unit.',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { effectsAboard: () => () => {} } }),
});
