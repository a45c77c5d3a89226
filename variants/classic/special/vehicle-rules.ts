import type { AnyRule } from 'sandtable/rules';
import { armyRules } from '../army/rules.ts';
import { floorRules } from '../buildings/floors.ts';
import { buildingRules } from '../buildings/rules.ts';
import { transportRules } from '../transport/rules.ts';
import { hiddenFacings, movingTargets, rearArmour } from './armour-met.ts';
import { smokeLaunchers } from './smoke.ts';
import { deathOrGlory, ramming, tankShock } from './tank-shock.ts';
import { upgrades } from './upgrades.ts';
import { damageModifiers, fastVehicles, heavyVehicles, openTopped } from './vehicle-kinds.ts';

/** Rules of vehicles. */
export const vehicleRules: readonly AnyRule[] = [
  damageModifiers,
  openTopped,
  fastVehicles,
  heavyVehicles,
  rearArmour,
  movingTargets,
  hiddenFacings,
  tankShock,
  deathOrGlory,
  ramming,
  smokeLaunchers,
  upgrades,
  ...transportRules,
  ...buildingRules,
  ...floorRules,
  ...armyRules,
];
