import { type Game, keyword } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { lookInches } from '../../classic/sight/look.ts';
import { weaponHas } from '../../classic/special-rules/carried.ts';
import type { WaffleSeams } from '../hub.ts';

export const BULLETSTORM = keyword('bulletstorm');
/** Distances in 1/256 inch steps. */
export const SLACK = 1 / 512;

export const storms = (a: Attack): boolean => !a.melee && a.bearer >= 0 && weaponHas(a, BULLETSTORM);

/**
 * Inches from the model whose shot is resolved to the nearest model of its target that it sees, Infinity for none: of a marker, too, wherever it
 * came down.
 */
export const stormInches = (g: Game<Classic>, s: WaffleSeams, a: Attack): number =>
  s.measuredInches(g, a, lookInches(g, a.bearer, a.target));
