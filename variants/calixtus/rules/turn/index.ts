import type { AnyRule } from 'sandtable/rules';
import { afterTurnFive, afterTurnSeven, afterTurnSix } from './gameLength.ts';
import { nightFromTurnFive } from './nightFromTurnFive.ts';

export const turnRules: readonly AnyRule[] = [afterTurnFive, afterTurnSix, afterTurnSeven, nightFromTurnFive];
