import type { Area } from '../definitions/area.ts';
import { ridingAbilities } from './abilities.ts';
import { transportWords } from './words.ts';

/** Transports and their passengers. */
export const transport: Area = {
  abilities: ridingAbilities,
  words: transportWords,
};
