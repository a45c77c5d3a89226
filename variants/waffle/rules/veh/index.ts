import type { AnyRule } from 'sandtable/rules';
/** The Initiative tests of a Tank Shock come after its Morale check. */
import { chariotsStrike, superHeavyWalkersStrike, vehiclesDoNotReact, walkersStrike } from './assault.ts';
import { declareShock } from './declareShock.ts';
import { vehiclesIgnoreFire, walkersReact, walkersTurn } from './reactions.ts';
import { shockCheck } from './shockCheck.ts';
import { shockHits, shockTests } from './shockHits.ts';
import { grind, slam } from './shockProfiles.ts';
import { superHeavyTerror, superHeavyWalkerTerror } from './terror.ts';
import { walkersFromBehind } from './walkersFromBehind.ts';
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
  vehiclesDoNotReact,
  chariotsStrike,
  walkersStrike,
  superHeavyWalkersStrike,
  superHeavyTerror,
  superHeavyWalkerTerror,
];
