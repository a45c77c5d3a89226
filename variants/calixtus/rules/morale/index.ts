import type { AnyRule } from 'sandtable/rules';
import { rangedMorale } from './rangedMorale.ts';

export const moraleRules: readonly AnyRule[] = [rangedMorale];
