import type { Area } from '../area.ts';

/** Modifiers of characteristics and rolls, re-rolls, and abilities of the same name. */
export const modifiers: Area = { rules: [], abilities: [] };
