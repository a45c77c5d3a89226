import type { Area } from '../definitions/area.ts';
import { psychicBolt } from '../psychic/02-psychic-abilities.ts';
import { oneReroll } from '../shooting/13-one-of-batch.ts';
import { againstAttacks } from '../shooting/against.ts';
import { diceAbilities } from '../shooting/criticals.ts';
import { attackAbilities } from '../weapons/weapons.ts';
import { extraMortalWounds } from './extra.ts';
import { savesWords } from './words.ts';

/** From wound to casualty: allocation, saves, damage and mortal wounds. */
export const saves: Area = {
  abilities: [...extraMortalWounds, ...diceAbilities, ...attackAbilities, ...againstAttacks, psychicBolt, ...oneReroll],
  words: savesWords,
};
