import { DEED, hasBit, is, keyword } from 'sandtable/rules';
import { DECLARED } from '../../../classic/declared.ts';
import { STAT } from '../../../classic/family.ts';
import { INITIATIVE, LOCKED } from '../../../classic/state.ts';
import { ARC } from '../../facing.ts';
import { defineRule } from '../../family.ts';

const ACUTE_SENSES = keyword('acute-senses');

/** Who passes an Initiative test counts an attack on its side or rear as one on its front. A charge from the side is none: nothing hangs on it. */
export const acuteSenses = defineRule({
  id: 'CAL-USR-01',
  default: 'on',
  keyword: 'acute-senses',
  patch: (_p, s) => ({
    wrap: {
      attackArc: (next) => (g, u, by) => {
        const arc = next(g, u, by);
        if (arc === ARC.front || !hasBit(u.anyBits, ACUTE_SENSES) || is(u, LOCKED)) return arc;
        if (arc !== ARC.rear && by.reg[DECLARED] !== 0) return arc;
        const frame = g.dice.begin(DEED.react, u, by);
        const aware = s.passesTest(g, frame, INITIATIVE, s.majorityOf(g, u, STAT.I));
        g.dice.end(frame);
        return aware ? ARC.front : arc;
      },
    },
  }),
});
