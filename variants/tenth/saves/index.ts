import type { Area } from '../area.ts';
import { againstAttacks, changedToNothing, readAtAllocation } from './against.ts';
import { additionalHitsPlain, diceAbilities, rerollsAreRolls, rollsFromOne, treatedAs } from './criticals.ts';
import { boundWounds, devastatingLast, devastatingModified } from './devastating.ts';
import { extraMortalWounds, extraUnmodified, normalDamageFirst } from './extra.ts';
import { hazardousAfterCharge, hazardousPsychic, hazardousSequence } from './hazardous.ts';
import { oneOfBatch, oneReroll } from './one-reroll.ts';
import { attackerPicksCharacter, preciseMortalWounds } from './precision.ts';
import { psychicAbilities, psychicBolt } from './psychic.ts';
import { droppedAttacksCount, mixedLeaders, spentStaysSpent, toughnessAtSelection } from './targets.ts';
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
    hazardousSequence,
    hazardousAfterCharge,
    hazardousPsychic,
    psychicAbilities,
    droppedAttacksCount,
    spentStaysSpent,
    mixedLeaders,
    toughnessAtSelection,
    readAtAllocation,
    changedToNothing,
    oneOfBatch,
  ],
  abilities: [...extraMortalWounds, ...diceAbilities, ...attackAbilities, ...againstAttacks, psychicBolt, ...oneReroll],
  carries: { seams: { rollHits: ['TEN-SHOOT-14'], heal: ['TEN-SAVE-12'], saveOfUnit: ['TEN-SAVE-13'], suffersDamage: ['TEN-DEF-03'] } },
  words: savesWords,
};
