import { defineRule } from '../define-rule.ts';

/** Passengers of a transport that arrives from Strategic Reserves get out as usual: they need not be near an edge. */
export default defineRule({
  id: 'TEN-TRANSPORT-08',
  title: 'Passengers of a Transport from Strategic Reserves',
  source: 'FAQ Transports, 1st question',
  text: 'Units that disembark from a Transport in the turn it arrives from Strategic Reserves disembark as usual; they need not be near a battlefield edge, only more than 9" horizontally from all enemy units.',
  layer: 'faq',
  changes: 'Clarifies TEN-TRANSPORT-14, TEN-RESERVE-05. Off: they must also be wholly within 6" of a battlefield edge.',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { keepsToEdge: () => () => false } }),
});
