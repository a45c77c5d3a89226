import { DEED, hasBit, is, keyword } from 'sandtable/rules';
import { STAT } from '../../classic/family.ts';
import { DECLARED } from '../../classic/shooting/declared.ts';
import { INITIATIVE, LOCKED } from '../../classic/state.ts';
import { ARC } from '../definitions/facing.ts';
import { defineRule } from '../family.ts';

const ACUTE_SENSES = keyword('acute-senses');

/**
 * A unit that passes an Initiative test counts an attack on its side or rear as one on its front. A charge from the side has no effect, and
 * is not tested for.
 */
export default defineRule({
  id: 'CAL-USR-01',
  title: 'Acute Senses',
  source: 'Universal Special Rules',
  text: [
    'Besides its base effect, when its facing would matter against it (a charge from the rear, say) the unit takes an Initiative test (CAL-DEF-05); if passed, every direction counts as its front for that case. It may not do so while locked in combat.',
    "Ruling: tested once for each enemy charge or shooting attack that would use its side or rear, with the majority Initiative, when that attack is declared. A pass removes rear-charge effects, the Outflank shift and that attack's part in a crossfire. The base effect is the edge reroll of CLS-USR-01.",
  ].join('\n'),
  changes: 'extends classic base: Acute Senses (CLS-USR-01)',
  outside: ['CAL-USR-09'],
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
