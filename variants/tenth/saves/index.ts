import type { Area } from '../area.ts';
import { boundWounds, devastatingLast, devastatingModified } from './devastating.ts';
import { extraMortalWounds, extraUnmodified, normalDamageFirst } from './extra.ts';
import { attackerPicksCharacter, preciseMortalWounds } from './precision.ts';

/** From a wound to a casualty: allocation, saves, damage and mortal wounds. */
export const saves: Area = {
  rules: [
    devastatingLast,
    devastatingModified,
    boundWounds,
    normalDamageFirst,
    extraUnmodified,
    preciseMortalWounds,
    attackerPicksCharacter,
  ],
  abilities: [...extraMortalWounds],
};
