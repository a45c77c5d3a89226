import type { AnyRule } from 'sandtable/rules';

export const moraleRules: readonly AnyRule[] = [];
