import type { AnyRule } from 'sandtable/rules';
import { beastsInTerrain } from './beasts.ts';

export const unitRules: readonly AnyRule[] = [beastsInTerrain];
