import { stratagemAbilities } from './seams.ts';

/** Keywords of units that Stratagems look for. */
export const stratagemKeywords: readonly string[] = ['grenades', 'smoke', ...stratagemAbilities];
