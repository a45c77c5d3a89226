import type { AnyRule } from 'sandtable/rules';

export const vehRules: readonly AnyRule[] = [];
