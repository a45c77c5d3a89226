import type { AnyRule } from 'sandtable/rules';
import { agileFlyer } from './agileFlyer.ts';
import { superHeavyFlyerTerror } from './terror.ts';

export const flyerRules: readonly AnyRule[] = [agileFlyer, superHeavyFlyerTerror];
