import type { AnyRule } from 'sandtable/rules';
import benefitOfCover from './benefit-of-cover.ts';
import extraPointsCap from './extra-points-cap.ts';
import rollModifierCap from './roll-modifier-cap.ts';
import saveBonusCap from './save-bonus-cap.ts';

/** Limits and single modifiers of the base. */
export const optionalRules: readonly AnyRule[] = [rollModifierCap, saveBonusCap, benefitOfCover, extraPointsCap];
