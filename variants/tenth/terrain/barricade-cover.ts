import { hasBit } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { INFANTRY, isBarricade } from '../field-desk.ts';
import { sheltersBehind } from '../sight.ts';

/** Infantry within 3" of a barricade that hides part of it from an attacker has the Benefit of Cover. */
export const barricadeCover = defineRule({
  id: 'TEN-TERRAIN-10',
  default: 'on',
  patch: () => ({
    wrap: {
      coverBehind: (next) => (g, by, n, piece) =>
        (isBarricade(g, piece) && hasBit(g.sheetOf(n).keywordBits, INFANTRY) && sheltersBehind(g, n, piece)) || next(g, by, n, piece),
    },
  }),
});
