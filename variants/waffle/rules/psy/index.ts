import type { AnyRule } from 'sandtable/rules';
import { incursion } from './incursion.ts';
import { possession } from './possession.ts';
import { sacrifice } from './sacrifice.ts';
import { summoning } from './summoning.ts';

/** Powers stand in the table in this order. */
export const psyRules: readonly AnyRule[] = [summoning, sacrifice, incursion, possession];
