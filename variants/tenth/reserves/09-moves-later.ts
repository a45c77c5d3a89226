import { is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { JUST_ARRIVED } from './states.ts';

/** A unit may not move in the phase in which it arrived, but may afterwards. */
export default defineRule({
  id: 'TEN-RESERVE-09',
  title: 'Reserves may move in later phases',
  source: 'FAQ Reserves, 3rd question',
  text: 'A unit that was set up from Reserves cannot move in that phase but can use abilities that move it in another phase.',
  layer: 'faq',
  changes: 'Clarifies TEN-RESERVE-01. Off: it cannot make such moves for the rest of the turn (charges excepted).',
  default: 'on',
  patch: () => ({ replace: { mayMoveAgain: (_g, u) => !is(u, JUST_ARRIVED) } }),
});
