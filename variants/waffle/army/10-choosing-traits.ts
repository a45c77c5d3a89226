import { DEED, type Decision, decision, first } from 'sandtable/rules';
import { TABLES, TRAIT_ROLL } from '../../classic/army/03-warlords.ts';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

/** Which of the rolled traits a Warlord keeps: a table's number plus the roll. */
const KEEP: Decision<Classic> = decision<Classic>('WAF-ARMY-10/keep', 'number', first);

/** A Warlord rolls on every table and keeps one of the results. */
export default defineRule({
  id: 'WAF-ARMY-10',
  title: 'Choosing a Warlord Trait',
  source: 'The Warlord, Warlord Traits',
  text: [
    'Roll once on each Warlord Traits table available to you, then keep one of the results. Other publications may offer alternative tables.',
    "Ruling: The text first speaks of choosing a table, then of rolling on every table; the second, fuller instruction is used. Default choice: the first table's result unless the scenario fixes a trait. Tables always available: CLS-ARMY-04, CLS-ARMY-05, CLS-ARMY-06 in that order; results 1-6 of the last are those of WAF-ARMY-11 to WAF-ARMY-16.",
  ].join('\n'),
  simulated: 'partial',
  leavesOut: 'A scenario cannot fix the trait, and there are no tables besides those of the base.',
  changes: 'classic base: Warlord, one table and one roll (CLS-ARMY-03, CLS-ARMY-04, CLS-ARMY-05, CLS-ARMY-06)',
  default: 'on',
  keyword: 'warlord-traits',
  requires: ['CLS-ARMY-03'],
  patch: () => ({
    replace: {
      rollTrait: (g, u) => {
        const frame = g.dice.begin(DEED.setup, g.seats[g.seatOf[u.side]], g.nobody);
        for (let k = 0; k < TABLES.length; k++) KEEP.options[k] = TABLES[k] + g.dice.d6(frame, TRAIT_ROLL);
        g.dice.end(frame);
        return KEEP.options[g.ask(KEEP, u.side, u, null, TABLES.length)];
      },
    },
  }),
});
