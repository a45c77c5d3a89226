import { madeArm } from '../../../classic/arms.ts';
import { VEHICLE } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

const BLAST = madeArm('explosion', { S: 4, AP: 6, type: 'assault' });
/** Great machines end in blasts of their own. */
const OWN_BLAST = VEHICLE['super-heavy'];

/** The same blast for hulls with and without a roof, and no cover from it. */
export const explosion = defineRule({
  id: 'CAL-VEH-02',
  default: 'on',
  patch: () => ({
    wrap: {
      explosion: (next) => (g, vehicle) => ((g.sheetOf(vehicle).stats.vehicle & OWN_BLAST) !== 0 ? next(g, vehicle) : BLAST),
      allowsCover: (next) => (g, a) => a.weapon !== BLAST && next(g, a),
    },
  }),
});
