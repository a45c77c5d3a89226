import { defineRule } from '../define-rule.ts';

/** A prohibition wins over a permission. */
export default defineRule({
  id: 'TEN-RESERVE-16',
  title: 'Prohibitions beat permissions when setting up',
  source: 'Commentary "Priority of Rules", "Reinforcement Priority"',
  text: 'If a rule that says where Reinforcements may be set up conflicts with one that limits where they may be set up, the limit wins.',
  layer: 'commentary',
  changes: 'Clarifies TEN-RESERVE-06. Off: the active player chooses (TEN-TURN-02).',
  default: 'on',
  keyword: 'keeps-reserves-off',
  patch: () => ({ replace: { limitWins: () => true } }),
});
