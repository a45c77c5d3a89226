import type { AnyRule } from 'sandtable/rules';

export const saveRules: readonly AnyRule[] = [];
