import { integer } from 'sandtable/rules';
import { demiseBegins, destruction, reachRound, sufferDemise } from '../definitions/demise.ts';
import { defineRule } from '../family.ts';

/** An exploding vehicle does its Deadly Demise to units near it, once its passengers are out; one without it explodes as in the base. */
export default defineRule({
  id: 'HYB-VEH-41',
  title: '7+ Explodes',
  source: 'Vehicle, Vehicle Damage Table 7+',
  text: [
    'The vehicle is destroyed and removed. A zooming flyer crashes (HYB-FLYER-04); any other triggers Deadly Demise (HYB-DEF-09) on nearby units first.',
    'Ruling: "Nearby" is 6" of the hull (HYB-DEF-09); passengers keep CLS-TRANSPORT-08.',
  ].join('\n'),
  changes: 'replaces classic base: Explodes (CLS-VEH-23: S4 hits within D6")',
  default: 'on',
  keyword: 'vehicle',
  params: {
    inches: integer(6, 0, 24, 'Reach of Deadly Demise from the hull', 'inches'),
  },
  patch: ({ inches }, s) => ({
    wrap: {
      explosionInches: (next) => (g, vehicle) => (s.demiseOf(g, vehicle) === null ? next(g, vehicle) : inches),
      explosionHits: (next) => (g, vehicle, far, cause, by) => {
        if (s.demiseOf(g, vehicle) === null) next(g, vehicle, far, cause, by);
        else reachRound(g, vehicle, far);
      },
      explode: (next) => (g, vehicle, cause, by, frame) => {
        const from = demiseBegins(g);
        next(g, vehicle, cause, by, frame);
        sufferDemise(g, s, from, vehicle, destruction(cause, by));
      },
    },
  }),
});
