import type { AnyRule } from 'sandtable/rules';

export const movingRules: readonly AnyRule[] = [];
