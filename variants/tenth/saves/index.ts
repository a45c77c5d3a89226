import type { Area } from '../area.ts';

/** From a wound to a casualty: allocation, saves, damage and mortal wounds. */
export const saves: Area = { rules: [], abilities: [] };
