import { inflict, integer, is, status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { LOCKED } from '../state.ts';
import { hasCounters } from './counters.ts';

/** Was charged this phase while it was not locked. */
const COUNTERS = status('counter-attacks', 'phase');

/** Models of a unit that is charged make an extra attack. */
export default defineRule({
  id: 'CLS-USR-05',
  title: 'Counter-attack',
  source: 'universal special rules: Counter-attack',
  text: 'If a unit containing it is charged while not locked, each of its models with the rule gains +1 Attack until the end of the phase.',
  default: 'on',
  keyword: ['counter-attack', 'warlord-traits'],
  params: {
    attacks: integer(1, 1, 5, 'Extra Attacks of a model that is charged', 'attacks'),
  },
  patch: ({ attacks }, s) => ({
    before: {
      chargeMade: (g, _u, target) => {
        if (!is(target, LOCKED) && hasCounters(g, s, target)) inflict(g, target, COUNTERS);
      },
    },
    wrap: {
      attacksOf: (next) => (g, model, enemy) => {
        const plain = next(g, model, enemy);
        return plain > 0 && is(g.unitOf(model), COUNTERS) && s.countersCharges(g, model) ? plain + attacks : plain;
      },
    },
  }),
});
