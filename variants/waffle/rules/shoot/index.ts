import type { AnyRule } from 'sandtable/rules';
import { diveForCover } from './diveForCover.ts';
import { finalShot } from './finalShot.ts';
import { intoMelee } from './intoMelee.ts';
import { oneReaction } from './oneReaction.ts';
import { overwhelmingStrength } from './overwhelmingStrength.ts';
import { reactionStep } from './reactionStep.ts';
import { reactToFire } from './reactToFire.ts';
import { returnFire } from './returnFire.ts';
import { snapShots } from './snapShots.ts';
import { friendlyCasualties, strayShots } from './strayShots.ts';
import { shockTroops, suppressionPins, suppressiveFire } from './suppressiveFire.ts';

export const shootRules: readonly AnyRule[] = [
  snapShots,
  overwhelmingStrength,
  finalShot,
  intoMelee,
  strayShots,
  friendlyCasualties,
  reactionStep,
  reactToFire,
  returnFire,
  diveForCover,
  oneReaction,
  suppressiveFire,
  suppressionPins,
  shockTroops,
];
