import { demiseBegins, reachUnder, sufferDemise } from '../../demise.ts';
import { defineRule } from '../../family.ts';

/** A flyer that crashes does its Deadly Demise to units under its marker, once its passengers are out; one that has none hits them as ever. */
export const crashAndBurn = defineRule({
  id: 'HYB-FLYER-04',
  default: 'on',
  keyword: 'flyer',
  patch: (_p, s) => ({
    wrap: {
      crashHits: (next) => (g, vehicle, cause, by, x, y) => {
        if (s.demiseOf(g, vehicle) === null) next(g, vehicle, cause, by, x, y);
        else reachUnder(g, x, y, s.crashInches(g, vehicle));
      },
      comesDown: (next) => (g, vehicle, cause, by, x, y) => {
        const from = demiseBegins();
        next(g, vehicle, cause, by, x, y);
        const demise = s.demiseOf(g, vehicle);
        if (demise !== null) sufferDemise(g, s, from, vehicle, demise, cause, by, true, x, y);
      },
    },
  }),
});
