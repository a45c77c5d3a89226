import type { AnyRule } from 'sandtable/rules';
import { crashAndBurn } from './crashAndBurn.ts';
import { deadlyDemise } from './deadlyDemise.ts';
import { explodes } from './explodes.ts';
import { stunnedFlight } from './stunnedFlight.ts';
import { unlistedDemise } from './unlistedDemise.ts';
import { unshakenPilots } from './unshakenPilots.ts';
import { weaponDestroyed } from './weaponDestroyed.ts';

/** What becomes of damaged vehicles. Explosions stand outside what becomes of passengers. */
export const damageRules: readonly AnyRule[] = [
  deadlyDemise,
  unlistedDemise,
  explodes,
  crashAndBurn,
  stunnedFlight,
  weaponDestroyed,
  unshakenPilots,
];
