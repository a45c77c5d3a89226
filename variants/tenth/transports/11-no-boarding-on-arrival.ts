import { defineRule } from '../define-rule.ts';

/** Arriving is not a move after which a unit may embark. */
export default defineRule({
  id: 'TEN-TRANSPORT-11',
  title: 'Arriving is no move that lets a unit embark',
  source: 'FAQ Transports, 7th question',
  text: 'Arriving from Reserves, though treated like a Normal move, gives no right to embark.',
  layer: 'faq',
  changes: 'Clarifies TEN-TRANSPORT-02, TEN-RESERVE-03. Off: it may embark if all its models are within 3".',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { embarksOnArrival: () => () => false } }),
});
