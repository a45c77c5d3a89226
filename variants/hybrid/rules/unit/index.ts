import type { AnyRule } from 'sandtable/rules';

export const unitRules: readonly AnyRule[] = [];
