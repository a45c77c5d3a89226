import type { AnyRule } from 'sandtable/rules';

export const defRules: readonly AnyRule[] = [];
