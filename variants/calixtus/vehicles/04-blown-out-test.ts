import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { testPinning } from '../shooting/suppression.ts';

/** Each model lost in the explosion takes 1 off the Leadership of the survivors' pinning test. */
export default defineRule({
  id: 'CAL-VEH-04',
  title: 'Explosion: placing survivors and Pinning',
  source: 'Effects of Damage Results on Passengers',
  text: [
    'The survivors of the embarked unit are set up on the spot of the wreck, then take a Pinning Test with -1 Leadership for each casualty they suffered in the explosion.',
    'Ruling: the test is taken even without casualties; it applies to open-topped transports too. After a wreck without explosion the test of CLS-TRANSPORT-07 stays unmodified. Casualty = model removed.',
  ].join('\n'),
  changes: 'restates classic base: placing survivors (CLS-TRANSPORT-08); replaces their unmodified pinning test (CLS-MORALE-12)',
  default: 'on',
  keyword: 'transport',
  params: { perCasualty: integer(1, 0, 5, 'Leadership that each model lost takes off', 'points of Leadership') },
  patch: ({ perCasualty }, s) => ({
    wrap: {
      blownOut: () => (g, u, by, casualties) => void testPinning(g, s, u, by, -perCasualty * casualties),
    },
  }),
});
