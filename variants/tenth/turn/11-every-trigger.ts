import { defineRule } from '../define-rule.ts';

/** A rule that lets a model shoot or fight on a condition works each time the condition is met. */
export default defineRule({
  id: 'TEN-TURN-11',
  title: 'Triggered shooting or fighting repeats with its trigger',
  source: 'FAQ General, question on shooting or fighting after a condition',
  text: 'A rule that lets a model shoot or fight when a condition is met works every time the condition is met in the phase, unless it says otherwise.',
  layer: 'faq',
  changes: 'Adds to core. Off: at most once per phase per model.',
  default: 'on',
  patch: () => ({ replace: { mayAnswerAgain: () => true } }),
});
