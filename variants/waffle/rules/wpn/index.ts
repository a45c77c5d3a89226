import type { AnyRule } from 'sandtable/rules';

export const wpnRules: readonly AnyRule[] = [];
