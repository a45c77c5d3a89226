import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { checkCasualties } from '../turn/turn.ts';

/** Units that lost a quarter of their models in a phase take a Morale check at its end. */
export default defineRule({
  id: 'CLS-MORALE-03',
  title: 'Casualty morale',
  source: 'morale: Casualty morale',
  text: 'A unit that lost 25% or more of its models (those it had at the start of the phase) in one phase other than the Assault phase, counting casualties from shooting, psychic attacks, terrain or tank shock, takes a Morale check at the end of that phase; failed: it falls back immediately.',
  default: 'on',
  params: {
    percent: integer(25, 1, 100, 'Share of its models that a unit has to lose in a phase', 'percent'),
  },
  patch: ({ percent }, s) => ({
    wrap: { ...(percent !== 25 && { casualtyPercent: () => () => percent }) },
    after: { endPhase: (g, side) => checkCasualties(g, s, side) },
  }),
});
