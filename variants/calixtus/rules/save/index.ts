import type { AnyRule } from 'sandtable/rules';
import { coverBeforeHits } from './coverBeforeHits.ts';
import { coverClasses } from './coverClasses.ts';
import { onePlusArmour } from './onePlusArmour.ts';
import { powerWeapons } from './powerWeapons.ts';

export const saveRules: readonly AnyRule[] = [coverBeforeHits, coverClasses, onePlusArmour, powerWeapons];
