import { demiseBegins, reachRound, sufferDemise } from '../../demise.ts';
import { defineRule } from '../../family.ts';

/** How far Deadly Demise reaches from a hull that explodes. */
const REACH_INCHES = 6;

/** A vehicle that explodes does its Deadly Demise to units near it, once its passengers are out; one that has none blows up as ever. */
export const explodes = defineRule({
  id: 'HYB-VEH-41',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      explosionInches: (next) => (g, vehicle) => (s.demiseOf(g, vehicle) === null ? next(g, vehicle) : REACH_INCHES),
      explosionHits: (next) => (g, vehicle, inches, cause, by) => {
        if (s.demiseOf(g, vehicle) === null) next(g, vehicle, inches, cause, by);
        else reachRound(g, vehicle, inches);
      },
      explode: (next) => (g, vehicle, cause, by, frame) => {
        const from = demiseBegins();
        next(g, vehicle, cause, by, frame);
        const demise = s.demiseOf(g, vehicle);
        if (demise !== null) sufferDemise(g, s, from, vehicle, demise, cause, by, false, 0, 0);
      },
    },
  }),
});
