import type { AnyRule } from 'sandtable/rules';

export const assaultRules: readonly AnyRule[] = [];
