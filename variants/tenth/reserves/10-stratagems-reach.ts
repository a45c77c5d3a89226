import { defineRule } from '../define-rule.ts';

/** Stratagems reach units in Reserves. */
export default defineRule({
  id: 'TEN-RESERVE-10',
  title: 'Stratagems on units in Reserves',
  source: 'FAQ Reserves (Strategic Reserves), 2nd question',
  text: 'A unit in Reserves may be the target of a Stratagem if it meets everything the target line asks.',
  layer: 'faq',
  changes: 'Adds to TEN-STRAT-01. Off: only Stratagems that name Reserves.',
  default: 'on',
  patch: () => ({ replace: { stratagemsReach: () => true } }),
});
