import type { AnyRule } from 'sandtable/rules';
import { dropProne, pinnedWhilePressingOn, pressOn, pressOnUncovered } from './prone.ts';

export const usrRules: readonly AnyRule[] = [dropProne, pressOn, pressOnUncovered, pinnedWhilePressingOn];
