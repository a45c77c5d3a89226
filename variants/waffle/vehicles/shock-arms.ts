import type { WeaponSheet } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { madeArm } from '../../classic/weapons/arms.ts';

/** How a tank hits the units it drives into. */

const NO_AP = 7;

/** Slamming into them (WAF-VEH-15). */
export const slamOf = (S: number, ap: number): WeaponSheet<Classic> => madeArm('slam', { S, AP: ap < NO_AP ? ap : '-', type: 'assault' });

/** Grinding over them, by the die rolled for the AP (WAF-VEH-16). */
export const grindOf = (S: number): readonly WeaponSheet<Classic>[] =>
  [1, 2, 3, 4, 5, 6].map((AP) => madeArm('grind', { S, AP, type: 'assault' }));

/** What doctrines expect of either. */
export const SLAM = slamOf(10, NO_AP);
export const GRIND = grindOf(5);
