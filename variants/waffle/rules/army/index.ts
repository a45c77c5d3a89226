import type { AnyRule } from 'sandtable/rules';
import { mutualBrothers, oneSided } from './allies.ts';
import { ambush } from './ambush.ts';
import { choosingTraits, nightAttack } from './traits.ts';

export const armyRules: readonly AnyRule[] = [choosingTraits, nightAttack, ambush, oneSided, mutualBrothers];
