import type { AnyRule } from 'sandtable/rules';
import { flightByLosses, pinnedByLosses } from './casualties.ts';

export const moraleRules: readonly AnyRule[] = [pinnedByLosses, flightByLosses];
