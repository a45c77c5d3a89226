import type { AnyRule } from 'sandtable/rules';
import { vehiclesStrike } from './melee.ts';
import { noPileIn } from './noPileIn.ts';
import { noOverwatch } from './overwatch.ts';
import { pivotAmong } from './pivotAmong.ts';

/** Rules of assaults with and on vehicles. */
export const assaultRules: readonly AnyRule[] = [noOverwatch, vehiclesStrike, noPileIn, pivotAmong];
