import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** Abilities of passengers have no effect outside their transport. */
export default defineRule({
  id: 'TEN-TRANSPORT-10',
  title: 'Rules of embarked units stay inside',
  source: 'FAQ Transports, 6th question',
  text: 'Only rules that say so work while their unit is embarked; an embarked unit cannot lend its abilities to the Transport.',
  layer: 'faq',
  changes: 'Clarifies TEN-TRANSPORT-13. Off: abilities of embarked units that affect "their unit" also affect the Transport.',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { hasAbility: () => (_g, u, ability) => hasBit(u.anyBits, ability) } }),
});
