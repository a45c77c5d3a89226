import type { AnyRule } from 'sandtable/rules';
import { agileFlyer } from './agileFlyer.ts';

export const flyerRules: readonly AnyRule[] = [agileFlyer];
