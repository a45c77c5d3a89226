import type { AnyRule } from 'sandtable/rules';
import { counterAttack } from './counterAttack.ts';
import { dropProne, pinnedWhilePressingOn, pressOn, pressOnUncovered } from './prone.ts';
import { surpriseAssault } from './surpriseAssault.ts';

export const usrRules: readonly AnyRule[] = [counterAttack, dropProne, pressOn, pressOnUncovered, pinnedWhilePressingOn, surpriseAssault];
