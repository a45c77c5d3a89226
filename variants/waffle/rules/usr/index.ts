import type { AnyRule } from 'sandtable/rules';

export const usrRules: readonly AnyRule[] = [];
