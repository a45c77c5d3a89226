import { purpose, reroll } from 'sandtable/rules';
import { INITIATIVE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** Tests on a characteristic above this get a second die. */
const SURE_UP_TO = 5;
const TEST = purpose('test');
const INITIATIVE_REROLL = reroll('initiative');
const TEST_REROLL = reroll('test');

/** A failed test of Strength, Toughness or Initiative above 5 is repeated; the second die must not exceed the characteristic minus 5. */
export default defineRule({
  id: 'CAL-DEF-05',
  title: 'Strength, Toughness and Initiative tests',
  source: 'Miscellaneous Rules',
  text: [
    'A test is passed on a D6 equal to or under the characteristic. A characteristic above 5 gives a failed test one reroll that is passed on a die up to (characteristic minus 5): 6 = 1, 7 = 1-2, 8 = 1-3, 9 = 1-4, 10 = 1-5.',
    'Ruling: a 6 on the first die is always a failure, so the reroll matters only then; a natural 1 passes (CLS-DEF-10); other characteristics use the base. A unit tests with its majority value (CLS-DEF-11).',
  ].join('\n'),
  changes: 'restates classic base: characteristic tests (CLS-DEF-10); replaces the final failure of a natural 6 for S, T and I above 5',
  default: 'on',
  patch: () => ({
    wrap: {
      passesTest: (next) => (g, frame, why, value) => {
        const ordinal = g.dice.taken(frame, why);
        if (next(g, frame, why, value)) return true;
        if (value <= SURE_UP_TO || (why !== INITIATIVE && why !== TEST)) return false;
        return g.dice.nth(frame, why === INITIATIVE ? INITIATIVE_REROLL : TEST_REROLL, ordinal) <= value - SURE_UP_TO;
      },
    },
  }),
});
