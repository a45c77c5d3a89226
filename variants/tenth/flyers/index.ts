import type { Area } from '../definitions/area.ts';
import { aircraftWords } from './words.ts';

export { aircraftSeams } from './base.ts';

/** Aircraft and hovering models. Hover mode is chosen before Aircraft go into Reserves: the rule to run first is listed last. */
export const aircraft: Area = {
  abilities: [],
  words: aircraftWords,
};
