import { integer } from 'sandtable/rules';
import { withNumbers } from '../../classic/tables.ts';
import { demiseBegins, markedDestruction, reachUnder, sufferDemise } from '../definitions/demise.ts';
import { defineRule } from '../family.ts';

/**
 * A crashing flyer does its Deadly Demise to units under its marker, once its passengers are out; one without it causes the hits of the
 * base.
 */
export default defineRule({
  id: 'HYB-FLYER-04',
  title: 'Crash and Burn',
  source: 'Vehicle, Crash and Burn',
  text: [
    "A Large Blast marker starts on the flyer's centre and scatters the full 2D6\" (a Hit leaves it). Each unit with a model under it where it ends takes the flyer's Deadly Demise once; the flyer is removed.",
    'Ruling: passengers keep CLS-FLYER-07. The marker uses the scatter die of CLS-DEF-06.',
  ].join('\n'),
  changes: "replaces classic base: Crash and Burn (CLS-FLYER-07: S6 hits); its passengers' part stays",
  default: 'on',
  keyword: 'flyer',
  params: {
    dice: integer(2, 0, 6, 'Dice added up for how far the marker scatters', 'dice'),
  },
  tables: (t, { dice }) => withNumbers(t, { crashDice: dice }),
  patch: (_p, s) => ({
    wrap: {
      crashHits: (next) => (g, vehicle, cause, by, x, y) => {
        if (s.demiseOf(g, vehicle) === null) next(g, vehicle, cause, by, x, y);
        else reachUnder(g, x, y, s.crashInches(g, vehicle));
      },
      comesDown: (next) => (g, vehicle, cause, by, x, y) => {
        const from = demiseBegins(g);
        next(g, vehicle, cause, by, x, y);
        sufferDemise(g, s, from, vehicle, markedDestruction(cause, by, x, y));
      },
    },
  }),
});
