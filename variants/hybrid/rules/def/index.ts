import type { AnyRule } from 'sandtable/rules';
import { apModifier } from './apModifier.ts';
import { criticalWound } from './criticalWound.ts';
import { damage } from './damage.ts';
import { randomDamage } from './randomDamage.ts';

export const defRules: readonly AnyRule[] = [apModifier, damage, randomDamage, criticalWound];
