import type { AnyRule } from 'sandtable/rules';
import { fuelPipes, fuelReserve } from './fuel.ts';
import { containerProfile, reactorProfile } from './profiles.ts';
import { reactorLeak } from './reactorLeak.ts';
import { statuary } from './statuary.ts';

export const terrainRules: readonly AnyRule[] = [fuelPipes, fuelReserve, statuary, reactorLeak, containerProfile, reactorProfile];
