import { defineRule } from '../family.ts';
import { checkCasualties } from '../turn.ts';

/** Units that lost a quarter of their models in a phase take a Morale check at its end. */
export const casualtyMorale = defineRule({
  id: 'CLS-MORALE-03',
  default: 'on',
  patch: (_p, s) => ({
    after: { endPhase: (g, side) => checkCasualties(g, s, side) },
  }),
});
