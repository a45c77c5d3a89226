import { defineRule } from '../define-rule.ts';

/** A unit always Consolidates; only its models may stay where they are. */
export default defineRule({
  id: 'TEN-ASSAULT-14',
  title: 'Consolidating is mandatory for the unit, optional for each model',
  source: 'FAQ "Fight Phase"',
  text: 'The unit always Consolidates after fighting; for each of its models the move is a free choice.',
  layer: 'faq',
  changes: 'Clarifies TEN-ASSAULT-13. Off: the player may skip the whole step, and then nothing that triggers on Consolidating happens.',
  default: 'on',
  patch: () => ({ wrap: { maySkipConsolidation: () => () => false } }),
});
