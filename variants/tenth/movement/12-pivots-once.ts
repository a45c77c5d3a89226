import { defineRule } from '../define-rule.ts';

/** The first pivot of a move subtracts the model's pivot value; further pivots are free. */
export default defineRule({
  id: 'TEN-MOVE-12',
  title: 'Pivot cost is paid once per move',
  source:
    'Errata "Pivots", "Moving with a Pivot", "Moving with Multiple Pivots", "Moving with a Pivot Value of 0"", "Pivoting Around the Central Axis", diagrams 3 and 6-8',
  text: [
    "A pivot turns a model by any angle about the vertical axis through the centre of its base (or model, TEN-MOVE-14). The first pivot in each move subtracts the model's pivot value (TEN-MOVE-13) from the distance it has left; further pivots in that move are free. If less than the pivot value is left it cannot pivot. This goes for every kind of move, charges included (the value comes off the Charge roll).",
    'Ruling: Turning is moving: a unit that only pivots has made a Normal move and has not Remained Stationary. During a pivot the base or hull may not sweep through an enemy model.',
  ].join('\n'),
  layer: 'errata',
  changes: 'Replaces the turning half of TEN-MOVE-10. Off: turning costs the arc as in TEN-MOVE-10.',
  default: 'on',
  patch: () => ({ wrap: { pivotInches: () => () => 0 } }),
});
