import type { AnyRule } from 'sandtable/rules';
import { firePointsAndSpeed } from './firePoints.ts';
import { templatesFromWithin } from './templates.ts';

export const transportRules: readonly AnyRule[] = [templatesFromWithin, firePointsAndSpeed];
