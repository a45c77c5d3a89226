import { madeArm } from '../arms.ts';
import { ALL_WEAPONS } from '../driving.ts';
import { defineRule, VEHICLE } from '../family.ts';
import { statsOf } from '../mobility.ts';

/** The weaker blast of a vehicle without a roof (CLS-VEH-23). */
const OPEN_EXPLOSION = madeArm('open-explosion', { S: 3, AP: '-', type: 'assault' });
const FAST_INCHES = 12;
const FAST_SKIMMER_INCHES = 18;

/** Fast vehicles fire more on the move and go farther Flat Out. */
export const fastVehicles = defineRule({
  id: 'CLS-VEH-07',
  default: 'on',
  keyword: 'fast',
  patch: (_p, s) => ({
    wrap: {
      fullBallisticWeapons: (next) => (g, model) => {
        const most = next(g, model);
        if ((g.sheetOf(model).stats.vehicle & VEHICLE.fast) === 0) return most;
        return s.speedOf(g, g.unitOf(model)) === 2 ? Math.max(most, 2) : ALL_WEAPONS;
      },
      flatOutInches: (next) => (g, u) => {
        const inches = next(g, u);
        const { vehicle } = statsOf(g, u);
        if (inches <= 0 || (vehicle & VEHICLE.fast) === 0) return inches;
        return (vehicle & VEHICLE.skimmer) !== 0 ? FAST_SKIMMER_INCHES : FAST_INCHES;
      },
    },
  }),
});

/** Heavy vehicles fire as if stationary and never go Flat Out. (Their move is in move.ts.) */
export const heavyVehicles = defineRule({
  id: 'CLS-VEH-08',
  default: 'on',
  keyword: 'heavy',
  patch: () => ({
    wrap: {
      fullBallisticWeapons: (next) => (g, model) => ((g.sheetOf(model).stats.vehicle & VEHICLE.heavy) !== 0 ? ALL_WEAPONS : next(g, model)),
      flatOutInches: (next) => (g, u) => ((statsOf(g, u).vehicle & VEHICLE.heavy) !== 0 ? 0 : next(g, u)),
    },
  }),
});

/** Open-topped vehicles take worse damage and blow up less violently. */
export const openTopped = defineRule({
  id: 'CLS-VEH-38',
  default: 'on',
  keyword: 'open-topped',
  patch: () => ({
    wrap: {
      damageModifier: (next) => (g, a, vehicle) =>
        next(g, a, vehicle) + ((g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? 1 : 0),
      explosion: (next) => (g, vehicle) =>
        (g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? OPEN_EXPLOSION : next(g, vehicle),
    },
  }),
});

/** A good Armour Piercing value makes damage worse. */
export const damageModifiers = defineRule({
  id: 'CLS-VEH-18',
  default: 'on',
  patch: () => ({
    wrap: {
      damageModifier: (next) => (g, a, vehicle) => next(g, a, vehicle) + (a.ap === 1 ? 2 : a.ap === 2 ? 1 : 0),
    },
  }),
});
