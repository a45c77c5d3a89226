import type { AnyRule } from 'sandtable/rules';

export const armyRules: readonly AnyRule[] = [];
