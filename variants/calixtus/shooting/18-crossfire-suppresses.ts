import { is, lift, PLACE } from 'sandtable/rules';
import { FALLING_BACK, PIN_DUE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { SUPPRESSION_DUE } from '../state.ts';

/** The fire from both sides that makes a crossfire is Suppression Fire. */
export default defineRule({
  id: 'CAL-SHOOT-18',
  title: 'Crossfire is Suppression Fire',
  source: 'The Shooting Phase, point 14',
  text: [
    'All shots that make up a crossfire count as Suppression Fire whatever the weapon (CAL-SHOOT-21).',
    'Ruling: one Pinning Test for the whole crossfire, taken after the crossfire Morale Check and only if the unit is not Falling Back; needs at least one hit among all crossfire shots; modifier = unsaved wounds from both sides.',
  ].join('\n'),
  changes: 'new; extends the causes of a pinning test (CLS-WPN-31)',
  default: 'on',
  requires: ['CAL-SHOOT-14'],
  patch: (_p, s) => ({
    after: {
      caughtInCrossfire: (g, u, by, wounds, hit) => {
        // One test for all of it, even if it included Pinning weapons.
        lift(u, PIN_DUE);
        lift(u, SUPPRESSION_DUE);
        if (hit && u.alive > 0 && u.place === PLACE.table && !is(u, FALLING_BACK))
          s.underFire(g, u, by, s.suppressionModifier(g, u, wounds));
      },
    },
  }),
});
