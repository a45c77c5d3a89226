import type { AnyRule } from 'sandtable/rules';

export const transportRules: readonly AnyRule[] = [];
