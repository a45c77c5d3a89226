import { type Decision, decision, reckoned } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** How many dice to spend on stopping a power; options are numbers, the most sensible first. */
export const DENY_DICE = decision('deny-dice', 'number', reckoned) as Decision<Classic>;

/** No requirement is better than this, and a natural 1 always fails (CLS-PSY-11). */
export const BEST = 2;
