import type { AnyRule } from 'sandtable/rules';

export const damageRules: readonly AnyRule[] = [];
