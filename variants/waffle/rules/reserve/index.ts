import type { AnyRule } from 'sandtable/rules';

export const reserveRules: readonly AnyRule[] = [];
