import type { AnyRule } from 'sandtable/rules';
import { diveForCover } from './diveForCover.ts';
import { oneReaction } from './oneReaction.ts';
import { overwhelmingStrength } from './overwhelmingStrength.ts';
import { reactionStep } from './reactionStep.ts';
import { reactToFire } from './reactToFire.ts';
import { returnFire } from './returnFire.ts';
import { snapShots } from './snapShots.ts';

export const shootRules: readonly AnyRule[] = [
  snapShots,
  overwhelmingStrength,
  reactionStep,
  reactToFire,
  returnFire,
  diveForCover,
  oneReaction,
];
