import { defineRule } from '../define-rule.ts';

/** Returned models do not get back the one-shot weapons they have fired. */
export default defineRule({
  id: 'TEN-WPN-30',
  title: 'Several One Shot weapons, returned models and new units',
  source: 'Commentary "One Shot"',
  text: 'A model with several copies of a One Shot weapon may fire each copy once per battle. A destroyed model that is returned keeps spent weapons spent. A unit newly added to the army has fresh ones.',
  layer: 'commentary',
  changes: 'Clarifies TEN-WPN-29. Off: no change for copies; returned models come back with fresh One Shot weapons.',
  default: 'on',
  keyword: 'one-shot',
  patch: () => ({ wrap: { returnedKeepsSpent: () => () => true } }),
});
