import { defineRule } from '../define-rule.ts';

/** Rules of the Command phase are used in its Command step, before the Battle-shock tests. */
export default defineRule({
  id: 'TEN-CMD-06',
  title: 'Command-phase rules default to the Command step',
  source: 'FAQ "Timing/Sequencing", 1st question; FAQ "Psychic Abilities/Attacks", 4th question',
  text: 'A Stratagem or other rule used in the Command phase that names neither the Battle-shock step nor the end of the Command phase is used in the Command step, before any Battle-shock-step test.',
  layer: 'faq',
  changes: 'Clarifies the Command phase. Off: it may be used in either step.',
  default: 'on',
  patch: () => ({ replace: { mayWait: () => false } }),
});
