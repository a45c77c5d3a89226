import type { AnyRule } from 'sandtable/rules';

export const moveRules: readonly AnyRule[] = [];
