import type { AnyRule } from 'sandtable/rules';
import { declareShock } from './declareShock.ts';
import { vehiclesIgnoreFire, walkersReact, walkersTurn } from './reactions.ts';
import { shockCheck } from './shockCheck.ts';
import { shockHits, shockTests } from './shockHits.ts';
import { grind, slam } from './shockProfiles.ts';
import { walkersFromBehind } from './walkersFromBehind.ts';

/** The Initiative tests of a Tank Shock come after its Morale check. */
export const vehRules: readonly AnyRule[] = [
  vehiclesIgnoreFire,
  walkersReact,
  walkersTurn,
  walkersFromBehind,
  declareShock,
  slam,
  grind,
  shockCheck,
  shockTests,
  shockHits,
];
