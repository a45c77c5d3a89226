import type { AnyRule } from 'sandtable/rules';
import { flightByLosses, pinnedByLosses } from './casualties.ts';
import { lossRatio } from './lossRatio.ts';
import { rallied, ralliesWhenCharged, unrallied } from './rally.ts';

export const moraleRules: readonly AnyRule[] = [pinnedByLosses, flightByLosses, lossRatio, ralliesWhenCharged, rallied, unrallied];
