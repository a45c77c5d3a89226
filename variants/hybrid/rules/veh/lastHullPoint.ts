import { held, holding, hullPointsLeft } from '../../../classic/damage.ts';
import { defineRule } from '../../family.ts';

const EXPLODES = 7;

/** The roll for a penetrating hit is made for a vehicle without Hull Points too, but it explodes by it or nothing: else it is a wreck. */
export const lastHullPoint = defineRule({
  id: 'HYB-VEH-33',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      damageResult: (next) => (g, a, vehicle, total) => {
        const result = next(g, a, vehicle, total);
        return result < EXPLODES && hullPointsLeft(g, vehicle) <= 0 ? 0 : result;
      },
      // Hits that are resolved one by one wait for their own roll as well.
      penetrating: (next) => (g, a, vehicle) => {
        if (held === vehicle) next(g, a, vehicle);
        else holding(g, s, a, vehicle, next);
      },
    },
  }),
});
