import { defineRule } from '../define-rule.ts';

/** "The" turn or phase is that of either player. */
export default defineRule({
  id: 'TEN-TURN-06',
  title: 'Whose turn or phase is meant',
  source: 'Commentary "The Turn/The Phase", "Start of the battle round/turn/phase", "Model\'s/Unit\'s Phase", "Unit\'s Phase"',
  text: 'A trigger worded "the turn" or "the phase" (or "start of the phase") fires in both players\' turns, every round. "Your" limits it to the owner\'s; "your opponent\'s" to the other\'s. A unit\'s or model\'s phase means that phase in its controlling player\'s turn.',
  layer: 'commentary',
  changes: 'Clarifies every triggered ability. Off: a trigger worded "the phase" fires only in its owner\'s turn.',
  default: 'on',
  patch: () => ({ wrap: { inTurnOf: (next) => (g, u, whose) => whose === 'the' || next(g, u, whose) } }),
});
