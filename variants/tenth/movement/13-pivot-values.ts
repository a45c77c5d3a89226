import type { ModelId } from 'sandtable/rules';
import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type G, pivotValue } from './pivots.ts';

/** Pivot values by keyword, base and stem. */
export default defineRule({
  id: 'TEN-MOVE-13',
  title: 'Pivot values',
  source: 'Errata "Pivot Values" (table and Examples)',
  text: [
    'Unless data says otherwise: model that is neither MONSTER nor VEHICLE and not on a round base: 1". MONSTER or VEHICLE not on a round base (oval, other, or none): 2". VEHICLE on a stemmed (flying or hover) round base of more than 32 mm: 2". AIRCRAFT: 0" (they turn by their own rule, TEN-FLYER-06). Everything else: 0".',
    'Ruling: The classes are tried in the order AIRCRAFT, flying-stem vehicle, non-round MONSTER/VEHICLE, other non-round, rest.',
  ].join('\n'),
  layer: 'errata',
  changes: 'Adds the table used by TEN-MOVE-12. Off: all pivot values are 0" (turning is free) while TEN-MOVE-12 is on.',
  default: 'on',
  requires: ['TEN-MOVE-12'],
  params: {
    otherInches: integer(1, 0, 6, 'pivot value of models on bases that are not round', 'inches'),
    largeInches: integer(2, 0, 12, 'pivot value of Monsters and Vehicles on bases that are not round, or without one', 'inches'),
    stemInches: integer(2, 0, 12, 'pivot value of Vehicles on large round bases with a stem', 'inches'),
    stemMm: integer(32, 0, 200, 'diameter up to which round bases with a stem turn freely', 'millimetres'),
  },
  patch: (costs) => ({ wrap: { pivotInches: () => (g: G, m: ModelId) => pivotValue(g.sheetOf(m), costs) } }),
});
