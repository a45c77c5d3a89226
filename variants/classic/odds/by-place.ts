import { keyword } from 'sandtable/rules';
import type { Attack } from '../shooting/attack.ts';
import { weaponHas } from '../special-rules/carried.ts';

const MELTA = keyword('melta');
/** What such weapons do depends on where they are fired from or where a marker lies, and not only on whom they hit. */
const BY_PLACE = [keyword('emp'), keyword('bulletstorm')];

/**
 * Whether what an attack does depends on where from, or where its marker lies. How near the marker of a melta weapon came down stands in its hits, but for
 * those of rings.
 */
export const isByPlace = (a: Attack): boolean => BY_PLACE.some((word) => weaponHas(a, word)) || (a.hasRings && weaponHas(a, MELTA));
