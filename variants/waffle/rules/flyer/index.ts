import type { AnyRule } from 'sandtable/rules';

export const flyerRules: readonly AnyRule[] = [];
