import { damage } from './damage.ts';
import { driving } from './driving.ts';
import type { Classic } from './family.ts';
import { penetration } from './penetration.ts';
import { ramming } from './ram.ts';
import type { ClassicSeams, VehicleSeams } from './seams.ts';
import { shocking } from './shock.ts';
import type { Tables } from './tables.ts';

/** VEH: driving, being hit, and what comes of it. */
export const vehicles = (s: ClassicSeams, t: Tables): VehicleSeams<Classic> & Pick<ClassicSeams, 'inFireArc'> => ({
  ...driving(s),
  ...penetration(s),
  ...damage(s, t),
  ...shocking(s),
  ...ramming(s),
});
