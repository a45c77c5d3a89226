import { keyword } from 'sandtable/rules';
import { definePower, KIND } from './power.ts';

export const FORCE_RULE = keyword('force');
export const FORCE = definePower({ name: 'force', discipline: '', place: -1, cost: 1, kind: KIND.blessing, rangeInches: 0 });
