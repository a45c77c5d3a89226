import { defineRule } from '../define-rule.ts';

/** All passengers get out before dice are rolled for any of them. */
export default defineRule({
  id: 'TEN-TRANSPORT-06',
  title: 'All passengers get out before any roll',
  source: 'FAQ Transports, 2nd question',
  text: 'If several units are aboard a destroyed Transport they all disembark before the D6 are rolled for any of them.',
  layer: 'faq',
  changes: 'Refines TEN-TRANSPORT-04. Off: each unit gets out and rolls before the next gets out.',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { allOutFirst: () => () => true } }),
});
