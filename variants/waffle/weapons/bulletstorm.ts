import { keyword } from 'sandtable/rules';
import type { Attack } from '../../classic/shooting/attack.ts';
import { weaponHas } from '../../classic/special-rules/carried.ts';

export const BULLETSTORM = keyword('bulletstorm');
/** Distances in 1/256 inch steps. */
export const SLACK = 1 / 512;

export const storms = (a: Attack): boolean => !a.melee && a.bearer >= 0 && weaponHas(a, BULLETSTORM);
