import type { AnyRule } from 'sandtable/rules';

export const firingRules: readonly AnyRule[] = [];
