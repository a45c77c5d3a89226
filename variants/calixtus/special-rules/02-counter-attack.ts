import { DEED, inflict, integer, is, status } from 'sandtable/rules';
import { STAT } from '../../classic/family.ts';
import { hasCounters } from '../../classic/special-rules/counters.ts';
import { INITIATIVE, LOCKED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** Was charged this phase while not locked, and whether it passed the test. */
const TESTED = status('CAL-USR-02/tested', 'phase');
const COUNTERS = status('CAL-USR-02/counters', 'phase');

/** +1 attack for a unit that is charged and passes an Initiative test. */
export default defineRule({
  id: 'CAL-USR-02',
  title: 'Counterattack',
  source: 'Universal Special Rules',
  text: [
    'A unit with this rule that is charged takes an Initiative test; if passed its models get +1 attack in that Assault phase.',
    'Ruling: one test per unit per phase with the majority Initiative; not if it was already locked when charged (CLS-USR-05).',
  ].join('\n'),
  changes: 'replaces classic base: Counter-attack, which needs no test (CLS-USR-05)',
  default: 'on',
  keyword: ['counter-attack', 'warlord-traits'],
  supersedes: ['CLS-USR-05'],
  params: { attacks: integer(1, 0, 5, 'more attacks of each model', 'attacks') },
  patch: ({ attacks: more }, s) => ({
    before: {
      chargeMade: (g, u, target) => {
        if (is(target, LOCKED) || is(target, TESTED) || !hasCounters(g, s, target)) return;
        inflict(g, target, TESTED);
        const frame = g.dice.begin(DEED.react, target, u);
        if (s.passesTest(g, frame, INITIATIVE, s.majorityOf(g, target, STAT.I))) inflict(g, target, COUNTERS);
        g.dice.end(frame);
      },
    },
    wrap: {
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        return attacks > 0 && is(g.unitOf(model), COUNTERS) && s.countersCharges(g, model) ? attacks + more : attacks;
      },
    },
  }),
});
