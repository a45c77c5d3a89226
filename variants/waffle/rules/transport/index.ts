import type { AnyRule } from 'sandtable/rules';
import { firePointsAndSpeed } from './firePoints.ts';

export const transportRules: readonly AnyRule[] = [firePointsAndSpeed];
