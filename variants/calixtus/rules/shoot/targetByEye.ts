import { integer } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

/** Distances are not measured before a unit commits to a target: one that proves out of reach costs it its shooting. */
export const targetByEye = defineRule({
  id: 'CAL-SHOOT-04',
  default: 'on',
  params: {
    misjudgedInches: integer(2, 0, 24, 'how far beyond the reach of its weapons a unit may take an enemy to be within it, inches'),
  },
  patch: ({ misjudgedInches }) => ({
    wrap: {
      targetInches: (next) => (g, u) => next(g, u) + misjudgedInches,
    },
  }),
});
