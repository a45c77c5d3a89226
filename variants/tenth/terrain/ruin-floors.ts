import { hasBit } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { PASSES_RUINS } from '../field-desk.ts';

/** A floor above the ground holds a model only if its base does not overhang it; a few special models use ruins like Infantry. */
export const ruinFloors = defineRule({
  id: 'TEN-TERRAIN-16',
  default: 'on',
  keyword: ['upper-floors', 'passes-ruins'],
  tables: (t) => ({ ...t, floorWhole: true, specialsPassRuins: true }),
  patch: () => ({
    wrap: { usesFloors: (next) => (g, m) => next(g, m) || hasBit(g.sheetOf(m).keywordBits, PASSES_RUINS) },
  }),
});
