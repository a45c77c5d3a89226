import { defineRule } from '../define-rule.ts';
import { VEHICLE } from '../family.ts';
import { ALL_WEAPONS } from '../movement/driving.ts';
import { statsOf } from '../movement/mobility.ts';

/** Heavy vehicles fire as if stationary and never go Flat Out. (Their move is in move.ts.) */
export default defineRule({
  id: 'CLS-VEH-08',
  title: 'Heavy vehicles',
  source: 'vehicles: Heavy vehicles',
  text: 'A Heavy vehicle never moves faster than Combat Speed and counts as Stationary for its shooting. It cannot move Flat Out.',
  default: 'on',
  keyword: 'heavy',
  patch: () => ({
    wrap: {
      aimedAfterMove: (next) => (g, u, kind, inches) =>
        (u.sheet.models[kind].stats.vehicle & VEHICLE.heavy) !== 0 ? ALL_WEAPONS : next(g, u, kind, inches),
      firesBySpeed: (next) => (g, model) => (g.sheetOf(model).stats.vehicle & VEHICLE.heavy) === 0 && next(g, model),
      flatOutInches: (next) => (g, u) => ((statsOf(g, u).vehicle & VEHICLE.heavy) !== 0 ? 0 : next(g, u)),
    },
  }),
});
