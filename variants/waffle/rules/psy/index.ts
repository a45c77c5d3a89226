import type { AnyRule } from 'sandtable/rules';

export const psyRules: readonly AnyRule[] = [];
