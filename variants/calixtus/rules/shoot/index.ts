import type { AnyRule } from 'sandtable/rules';
import { crossfire, crossfireSuppresses } from './crossfire.ts';
import { goingToGround } from './goingToGround.ts';
import { guessRange, guessScatter } from './guessRange.ts';
import { heightRange } from './heightRange.ts';
import { ownerChooses } from './ownerChooses.ts';
import { suppressionFire, suppressionModifier } from './suppressionFire.ts';
import { targetByEye } from './targetByEye.ts';
import { enemyTurnFacing, ownTurnFacing } from './unitFacing.ts';
import { woundReach } from './woundReach.ts';

/** Later ones stand outside earlier ones: a crossfire is checked before Suppression Fire is answered. */
export const shootRules: readonly AnyRule[] = [
  targetByEye,
  guessRange,
  guessScatter,
  heightRange,
  goingToGround,
  ownerChooses,
  woundReach,
  ownTurnFacing,
  enemyTurnFacing,
  suppressionFire,
  suppressionModifier,
  crossfire,
  crossfireSuppresses,
];
