import { defineRule } from '../define-rule.ts';

/** What the passengers did before they embarked does not matter. */
export default defineRule({
  id: 'TEN-USR-13',
  title: 'Firing Deck ignores what the passengers did',
  source: 'FAQ Transports, last question',
  text: 'A weapon may be lent by a model whose unit Advanced or Fell Back this turn before embarking, Assault or not.',
  layer: 'faq',
  changes: 'Clarifies TEN-USR-10. Off: weapons of such units cannot be lent (an Advanced unit may lend Assault weapons).',
  default: 'on',
  keyword: 'firing-deck',
  requires: ['TEN-USR-10'],
  patch: () => ({ wrap: { barredFromLending: () => () => false } }),
});
