import type { AnyRule } from 'sandtable/rules';

export const shootRules: readonly AnyRule[] = [];
