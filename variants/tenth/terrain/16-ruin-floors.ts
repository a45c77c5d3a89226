import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { PASSES_RUINS } from './field-desk.ts';

/** A floor above the ground holds a model only if its base does not overhang it; a few special models use ruins like Infantry. */
export default defineRule({
  id: 'TEN-TERRAIN-16',
  title: 'Ruins: no overhang on upper floors, two named exceptions',
  source: 'Errata "Ruins Movement Section"',
  text: [
    'Upper floors can be used only if the base (or what would touch the ground, for a baseless model) does not overhang the floor. Two kinds of named special models pass through walls and use floors like INFANTRY.',
    'Ruling: The source names one character keyword and one model; the ledger handles them by a data tag `passes-ruins`.',
  ].join('\n'),
  layer: 'errata',
  changes: 'Changes TEN-TERRAIN-15. Off: overhang is allowed, no extra models.',
  default: 'on',
  keyword: ['upper-floors', 'passes-ruins'],
  tables: (t) => ({ ...t, floorWhole: true, specialsPassRuins: true }),
  patch: () => ({
    wrap: { usesFloors: (next) => (g, m) => next(g, m) || hasBit(g.sheetOf(m).keywordBits, PASSES_RUINS) },
  }),
});
