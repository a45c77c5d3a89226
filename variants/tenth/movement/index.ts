import type { Area } from '../area.ts';
import type { ModernSeams } from '../seams.ts';
import { throughAir } from '../special/fly.ts';
import type { Tables } from '../tables.ts';
import { alwaysConsolidates, countsWithoutMoving, fightMoveSeams, singleModels } from './fight-moves.ts';
import { fightTriggers } from './fight-triggers.ts';
import { grantedSeams } from './granted.ts';
import { grantedMoves } from './granted-moves.ts';
import { neverBeyondMove, onlyThreeMoves, recordSticks } from './limits.ts';
import { movesOverModels, overModels } from './over-models.ts';
import { axisOfHulls, pivotsOnce, pivotValues, straightLegs } from './pivots.ts';
import { givesScouts, scoutSeams, scoutsBeyondMove, smallestScouts } from './scouting.ts';
import type { MovementSeams } from './seams.ts';
import { unselected } from './unselected.ts';
import { movementWords } from './words.ts';

export const movementSeams = (s: ModernSeams, t: Tables): MovementSeams => ({
  ...grantedSeams(s, t),
  ...fightMoveSeams(s),
  ...scoutSeams(s),
});

/** How moves are measured and what they may pass. */
export const movement: Area = {
  rules: [
    throughAir,
    straightLegs,
    pivotsOnce,
    axisOfHulls,
    pivotValues,
    scoutsBeyondMove,
    smallestScouts,
    unselected,
    onlyThreeMoves,
    neverBeyondMove,
    recordSticks,
    overModels,
    countsWithoutMoving,
    alwaysConsolidates,
    singleModels,
  ],
  abilities: [...grantedMoves, movesOverModels, givesScouts, ...fightTriggers],
  words: movementWords,
};
