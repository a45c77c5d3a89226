import type { WeaponSheet } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { madeArm } from '../../classic/weapons/arms.ts';

/** How a tank hits the units it drives into. */

/** Slamming into them (WAF-VEH-15). */
export const SLAM: WeaponSheet<Classic> = madeArm('slam', { S: 10, AP: '-', type: 'assault' });

/** Grinding over them, by the die rolled for the AP (WAF-VEH-16). */
export const GRIND: readonly WeaponSheet<Classic>[] = [1, 2, 3, 4, 5, 6].map((AP) => madeArm('grind', { S: 5, AP, type: 'assault' }));
