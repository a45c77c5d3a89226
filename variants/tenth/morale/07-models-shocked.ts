import { is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { BATTLE_SHOCKED } from '../state.ts';

/** Every model of a Battle-shocked unit is Battle-shocked. */
export default defineRule({
  id: 'TEN-MORALE-07',
  title: 'Every model of a Battle-shocked unit is Battle-shocked',
  source: 'Errata page 11, Battle-shock (second sentence)',
  text: 'The state of the unit is also the state of each of its models.',
  layer: 'errata',
  changes: 'Adds to TEN-MORALE-04. Off: only the unit carries the state; rules that look for a Battle-shocked model find none.',
  default: 'on',
  patch: () => ({ replace: { modelShocked: (g, m) => is(g.unitOf(m), BATTLE_SHOCKED) } }),
});
