import type { AnyRule } from 'sandtable/rules';

export const terrainRules: readonly AnyRule[] = [];
