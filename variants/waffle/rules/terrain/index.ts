import type { AnyRule } from 'sandtable/rules';
import { automaticFire } from './automaticFire.ts';
import { boostedFlamers } from './boostedFlamers.ts';
import { containerGuns } from './containerGuns.ts';
import { fuelPipes, fuelReserve } from './fuel.ts';
import { gunPreferences } from './gunPreferences.ts';
import { mysteriousContainer } from './mysteriousContainer.ts';
import { containerProfile, reactorProfile } from './profiles.ts';
import { reactorLeak } from './reactorLeak.ts';
import { statuary } from './statuary.ts';

export const terrainRules: readonly AnyRule[] = [
  mysteriousContainer,
  containerGuns,
  containerProfile,
  fuelPipes,
  fuelReserve,
  boostedFlamers,
  statuary,
  reactorLeak,
  reactorProfile,
  automaticFire,
  gunPreferences,
];
