import { rerollsCharges } from '../assault/charge-reroll.ts';
import { fightMoveSeams } from '../assault/fight-moves.ts';
import type { Area } from '../definitions/area.ts';
import type { ModernSeams } from '../hub.ts';
import { givesScouts, scoutSeams } from '../special-rules/scouting.ts';
import type { Tables } from '../tables.ts';
import { movesOverModels } from './24-over-models.ts';
import { fightTriggers } from './fight-triggers.ts';
import { grantedSeams } from './granted.ts';
import { grantedMoves } from './granted-moves.ts';
import type { MovementSeams } from './seams.ts';
import { movementWords } from './words.ts';

export const movementSeams = (s: ModernSeams, t: Tables): MovementSeams => ({
  ...grantedSeams(s, t),
  ...fightMoveSeams(s),
  ...scoutSeams(s),
});

/** How moves are measured and what models may pass. */
export const movement: Area = {
  abilities: [...grantedMoves, movesOverModels, givesScouts, ...fightTriggers, rerollsCharges],
  words: movementWords,
};
