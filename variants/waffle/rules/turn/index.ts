import type { AnyRule } from 'sandtable/rules';
import { warpPool } from '../psy/warpPool.ts';
import { rollIsActivation } from '../reserve/rollIsActivation.ts';
import { alternating } from './alternating.ts';
import { endOfTurn } from './endOfTurn.ts';
import { initiativeRanks } from './initiativeRanks.ts';
import { meleeRounds } from './melee.ts';
import { orderOfSteps } from './orderOfSteps.ts';
import { priority } from './priority.ts';
import { ranks } from './ranks.ts';
import { surplus } from './surplus.ts';
import { windows } from './windows.ts';

/** Each changes the order of play that those before it have made, so the pools and the rolls of Reserves stand among them. */
export const turnRules: readonly AnyRule[] = [
  alternating,
  orderOfSteps,
  surplus,
  meleeRounds,
  endOfTurn,
  ranks,
  initiativeRanks,
  priority,
  windows,
  warpPool,
  rollIsActivation,
];
