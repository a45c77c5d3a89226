import { purpose } from 'sandtable/rules';
import { INITIATIVE } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

/** Tests on a characteristic above this have a second die. */
const SURE_UP_TO = 5;
const TEST = purpose('test');
const INITIATIVE_REROLL = purpose('initiative-reroll');
const TEST_REROLL = purpose('test-reroll');

/** A failed test of Strength, Toughness or Initiative above 5 is taken again, on a die up to the characteristic minus 5. */
export const secondAttempt = defineRule({
  id: 'CAL-DEF-05',
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
