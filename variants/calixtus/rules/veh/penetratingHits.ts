import { STRENGTH } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

/** AP1 makes more of a roll that got at least as far as the armour. */
export const armourPiercing = defineRule({
  id: 'CAL-VEH-06',
  default: 'on',
  patch: () => ({
    wrap: {
      penetrationRoll: (next) => (g, a, av) => {
        const total = next(g, a, av);
        return total >= av && a.ap === 1 ? total + 1 : total;
      },
      // Where no total is rolled.
      penetrate: (next) => (g, a, vehicle) => {
        const outcome = next(g, a, vehicle);
        return outcome === 0 && a.ap === 1 ? 1 : outcome;
      },
    },
  }),
});

/** Each point by which a penetrating hit beats the armour costs one more Hull Point; hits without a total beat it by one. */
export const harderHits = defineRule({
  id: 'CAL-VEH-05',
  default: 'on',
  patch: () => {
    /** By how much the hit that is being resolved beat the armour. */
    let beaten = 1;
    return {
      wrap: {
        penetrationRoll: (next) => (g, a, av) => {
          const total = next(g, a, av);
          beaten = Math.max(1, total - av);
          return total;
        },
        penetrate: (next) => (g, a, vehicle) => {
          beaten = 1;
          return next(g, a, vehicle);
        },
        hullPoints: (next) => (g, a, vehicle, penetrating) => {
          const points = next(g, a, vehicle, penetrating);
          return penetrating && a.weapon.profile.strengthKind !== STRENGTH.destroyer ? points + beaten : points;
        },
      },
    };
  },
});
