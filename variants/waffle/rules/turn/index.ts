import type { AnyRule } from 'sandtable/rules';

export const turnRules: readonly AnyRule[] = [];
