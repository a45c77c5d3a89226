import type { AnyRule } from 'sandtable/rules';
import { arcs } from './arcs.ts';
import { fireOrder } from './fireOrder.ts';
import { pinned } from './pinned.ts';
import { secondAttempt } from './secondAttempt.ts';

export const defRules: readonly AnyRule[] = [fireOrder, arcs, pinned, secondAttempt];
