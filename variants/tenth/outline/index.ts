import type { Area } from '../definitions/area.ts';
import { outlineWords } from './words.ts';

/** Hulls and whatever else overhangs a base. */
export const outline: Area = {
  abilities: [],
  words: outlineWords,
};
