import { defineRule } from '../define-rule.ts';

/** Also in round 1, if the unit may arrive then. */
export default defineRule({
  id: 'TEN-STRAT-16',
  title: 'Rapid Ingress in round 1',
  source: 'FAQ Reserves, 5th question',
  text: 'A unit whose rule lets it arrive in round 1 can do so with Rapid Ingress, unless that rule says "in your Movement phase".',
  layer: 'faq',
  changes: 'Clarifies TEN-STRAT-14. Off: never in round 1.',
  default: 'on',
  patch: () => ({ replace: { ingressInRoundOne: () => true } }),
});
