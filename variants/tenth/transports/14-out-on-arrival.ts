import { defineRule } from '../define-rule.ts';

/** Passengers may get out of a transport in the turn it arrives, far from all enemies. */
export default defineRule({
  id: 'TEN-TRANSPORT-14',
  title: 'Getting out of a Transport that has just arrived',
  source: 'Commentary "Embarked Units and Reserves"',
  text: 'Units embarked in a Reserves model can disembark in the turn it is set up: more than 9" horizontally from all enemy units, counting as having made a Normal move, no charge this turn, otherwise free to act.',
  layer: 'commentary',
  changes: 'Adds to TEN-TRANSPORT-03. Off: they cannot disembark that turn.',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { leavesOnArrival: () => () => true } }),
});
