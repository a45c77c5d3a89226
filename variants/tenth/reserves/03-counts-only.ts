import { inflict } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { MOVED } from '../state.ts';

/** Arriving units, and those that get out of moved Transports, only count as having made a move. */
export default defineRule({
  id: 'TEN-RESERVE-03',
  title: 'Counting as moved is not moving',
  source: 'Commentary "Count as Having Made a Normal Move"',
  text: 'A unit that counts as having made a Normal move (arrival, disembarking after a Normal move) has not Remained Stationary and cannot move further this phase, but it has not made a Normal move: nothing that triggers after a Normal move happens.',
  layer: 'commentary',
  changes: 'Clarifies TEN-RESERVE-01, TEN-TRANSPORT-03. Off: such triggers happen.',
  default: 'on',
  patch: () => ({ replace: { countsAsMoved: (g, u) => inflict(g, u, MOVED) } }),
});
