import { EPSILON, rememberedGap } from 'sandtable/kit';
import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** Distances are not measured before a unit commits to a target: if the target proves out of range, the unit loses its shooting. */
export default defineRule({
  id: 'CAL-SHOOT-04',
  title: 'Out of range loses the shooting',
  source: 'The Shooting Phase, point 4',
  text: [
    'A model shoots only if a visible model of the target unit is within range of its weapon. If the chosen target proves to be out of range of every weapon the unit could use, the attack is lost: no other target, no shooting and no Run for that unit in this phase.',
    'Ruling: the loss is for the whole unit only if no model is in range; with some models in range those shoot and the others do not. Distances are not checked for the player before he commits to the target: the free measuring of CLS-DEF-01 does not cover the choice of a shooting target (it stays for movement and charges).',
  ].join('\n'),
  changes:
    'restates classic base: sight and range per firing model (CLS-SHOOT-04); replaces free measuring before the commitment (CLS-DEF-01) and the choice to Run afterwards (CLS-MOVE-11)',
  default: 'on',
  params: {
    misjudgedInches: integer(2, 0, 24, "how far beyond its weapons' range a unit may believe an enemy to be in range", 'inches'),
  },
  patch: ({ misjudgedInches }, s) => ({
    wrap: {
      targetInches: (next) => (g, u) => next(g, u) + misjudgedInches,
      // What is out of range of every weapon is believed to be in range of one.
      hasShotAt: (next) => (g, u, target) => rememberedGap(g, u, target) > s.reachInches(g, u) + EPSILON || next(g, u, target),
    },
  }),
});
