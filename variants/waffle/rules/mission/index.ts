import type { AnyRule } from 'sandtable/rules';

export const missionRules: readonly AnyRule[] = [];
