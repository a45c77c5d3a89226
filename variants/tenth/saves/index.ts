import type { Area } from '../area.ts';
import { additionalHitsPlain, diceAbilities, rerollsAreRolls, rollsFromOne, treatedAs } from './criticals.ts';
import { boundWounds, devastatingLast, devastatingModified } from './devastating.ts';
import { extraMortalWounds, extraUnmodified, normalDamageFirst } from './extra.ts';
import { attackerPicksCharacter, preciseMortalWounds } from './precision.ts';
import { attackAbilities, everyExtraWeapon, indirectMisses, noIndirectTorrent } from './weapons.ts';
import { savesWords } from './words.ts';

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
    additionalHitsPlain,
    rerollsAreRolls,
    treatedAs,
    rollsFromOne,
    indirectMisses,
    noIndirectTorrent,
    everyExtraWeapon,
  ],
  abilities: [...extraMortalWounds, ...diceAbilities, ...attackAbilities],
  carries: { seams: { rollHits: ['TEN-SHOOT-14'], heal: ['TEN-SAVE-12'] } },
  words: savesWords,
};
