import type { AnyRule } from 'sandtable/rules';
import { delayed } from './delayed.ts';
import { mishapTrigger } from './mishapTrigger.ts';
import { noFurtherMove } from './noFurtherMove.ts';
import { shootOrAssault } from './shootOrAssault.ts';

export const reserveRules: readonly AnyRule[] = [noFurtherMove, shootOrAssault, mishapTrigger, delayed];
