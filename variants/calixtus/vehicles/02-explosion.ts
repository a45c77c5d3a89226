import { integer } from 'sandtable/rules';
import { VEHICLE } from '../../classic/family.ts';
import { madeArm } from '../../classic/weapons/arms.ts';
import { defineRule } from '../family.ts';

/** Super-heavies have explosions of their own. */
const OWN_BLAST = VEHICLE['super-heavy'];

/** The same explosion for open-topped and closed hulls, and no cover from it. */
export default defineRule({
  id: 'CAL-VEH-02',
  title: 'Explosion: models nearby',
  source: 'Destroyed - Explodes',
  text: [
    'When a vehicle explodes it is removed and every model within D6" of its hull suffers one S4, AP6 hit.',
    'Ruling: the same hit whether or not the vehicle is open-topped (the base lowers it to S3, CLS-VEH-23). Friend and foe alike; the one D6 is rolled once per explosion, before passengers are placed. No cover save. Vehicles in range take the hit on the facing towards the wreck. Zooming Flyers crash (CLS-FLYER-07) and super-heavies use CLS-VEH-44 and CLS-VEH-45 instead.',
  ].join('\n'),
  changes: 'replaces classic base: Explodes, models nearby (CLS-VEH-23: S4 AP -, S3 if open-topped)',
  default: 'on',
  params: { strength: integer(4, 1, 10, 'Strength of the hits', 'Strength'), ap: integer(6, 1, 6, 'AP of the hits', 'AP') },
  patch: ({ strength, ap }) => {
    const blast = madeArm('explosion', { S: strength, AP: ap, type: 'assault' });
    return {
      wrap: {
        explosion: (next) => (g, vehicle) => ((g.sheetOf(vehicle).stats.vehicle & OWN_BLAST) !== 0 ? next(g, vehicle) : blast),
        allowsCover: (next) => (g, a) => a.weapon !== blast && next(g, a),
      },
    };
  },
});
