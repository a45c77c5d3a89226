import { defineRule } from '../define-rule.ts';
import { AS_SIX } from '../shooting/criticals.ts';

/** A die treated as another result triggers what that result triggers. */
export default defineRule({
  id: 'TEN-MOD-24',
  title: '"Treated as" and rolls without effect',
  source: 'Commentary "Treated As (dice roll)", "Counts As (dice roll)", "Considered to Be (dice roll)", "Dice Result (no stated effect)"',
  text: 'A die treated as (counting as, considered to be) another value sets off everything that value would. A result for which a rule states nothing does nothing.',
  layer: 'commentary',
  changes: 'Clarifies abilities. Off: only success or failure is affected, not triggers.',
  default: 'on',
  keyword: AS_SIX,
  patch: () => ({ wrap: { treatedSetsOff: () => () => true } }),
});
