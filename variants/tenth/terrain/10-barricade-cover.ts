import { hasBit, integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { INFANTRY, isBarricade } from './field-desk.ts';
import { sheltersBehind } from './sight.ts';

/** Infantry within 3" of a barricade that partly hides it from an attacker has the Benefit of Cover. */
export default defineRule({
  id: 'TEN-TERRAIN-10',
  title: 'Barricades and pipes: cover',
  source: 'Core rules, Terrain',
  text: 'Models can cross but not end on top. An INFANTRY model within 3" of it that is not fully visible to every model of the attacking unit because of it has the Benefit of Cover.',
  layer: 'core',
  default: 'on',
  params: { behindInches: integer(3, 0, 12, 'how near the barricade a model shelters behind it', 'inches') },
  patch: ({ behindInches }) => ({
    wrap: {
      coverBehind: (next) => (g, by, n, piece) =>
        (isBarricade(g, piece) && hasBit(g.sheetOf(n).keywordBits, INFANTRY) && sheltersBehind(g, n, piece, behindInches)) ||
        next(g, by, n, piece),
    },
  }),
});
