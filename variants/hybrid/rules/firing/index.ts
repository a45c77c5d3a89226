import type { AnyRule } from 'sandtable/rules';
import { combatSpeed } from './combatSpeed.ts';
import { cruisingSpeed } from './cruisingSpeed.ts';
import { mounts } from './mounts.ts';
import { movingOrdnance } from './movingOrdnance.ts';
import { snappedOrdnance } from './snappedOrdnance.ts';
import { withdrawnTable } from './withdrawnTable.ts';

/** What vehicles fire at which speed. */
export const firingRules: readonly AnyRule[] = [mounts, withdrawnTable, combatSpeed, cruisingSpeed, movingOrdnance, snappedOrdnance];
