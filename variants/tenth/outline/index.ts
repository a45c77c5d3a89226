import type { Area } from '../area.ts';
import { outlineWords } from './words.ts';

/** Hulls and whatever else overhangs a base. */
export const outline: Area = {
  abilities: [],
  words: outlineWords,
};
