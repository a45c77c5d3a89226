import { defineRule } from '../define-rule.ts';

/** The passengers' own side decides the order in which they get out. */
export default defineRule({
  id: 'TEN-TRANSPORT-07',
  title: 'The owner orders the passengers',
  source: 'FAQ Transports, 3rd question',
  text: "The Transport's controlling player decides in which order embarked units disembark from it when it is destroyed.",
  layer: 'faq',
  changes: 'Clarifies TEN-TRANSPORT-04. Off: the active player decides.',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { ordersPassengers: () => (_g, transport) => transport.side } }),
});
