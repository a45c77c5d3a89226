import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { driving } from '../movement/driving.ts';
import type { VehicleSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';
import { damage } from './damage.ts';
import { penetration } from './penetration.ts';
import { ramming } from './ram.ts';
import { shocking } from './shock.ts';

/** VEH: driving, being hit, and damage. */
export const vehicles = (s: ClassicSeams, t: Tables): VehicleSeams<Classic> & Pick<ClassicSeams, 'inFireArc'> => ({
  ...driving(s),
  ...penetration(s),
  ...damage(s, t),
  ...shocking(s),
  ...ramming(s),
});
