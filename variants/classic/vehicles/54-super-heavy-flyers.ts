import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { superHeavyModel } from '../heavy/kinds.ts';

/**
 * A super-heavy flyer does not crash when it would be immobilised, and its crash is much worse. This rule
 * wraps the rules of flyers.
 */
export default defineRule({
  id: 'CLS-VEH-54',
  title: 'Super-heavy Flyers',
  source: 'vehicles: Super-heavy Flyers',
  text: 'A Flyer that is also super-heavy moves and is hit as a Flyer (CLS-FLYER-02, CLS-FLYER-05), fires every weapon at full BS at any targets, and takes damage as a super-heavy (CLS-VEH-44); when its last HP is lost while zooming it crashes (CLS-FLYER-07) with the Apocalyptic Blast marker instead of the Large Blast. It has Fear and Invincible Behemoth.',
  outside: ['CLS-FLYER-06'],
  default: 'on',
  keyword: 'super-heavy',
  requires: ['CLS-FLYER-01'],
  params: {
    inches: integer(5, 1, 12, 'Radius of the marker that it comes down as', 'inches'),
  },
  patch: ({ inches }) => ({
    wrap: {
      immobilise: (next) => (g, vehicle, cause, by) => {
        if (g.unitOf(vehicle).aloft === 0 || !superHeavyModel(g, vehicle)) next(g, vehicle, cause, by);
      },
      crashInches: (next) => (g, vehicle) => (superHeavyModel(g, vehicle) ? inches : next(g, vehicle)),
    },
  }),
});
