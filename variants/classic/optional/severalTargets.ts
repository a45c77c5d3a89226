import type { Game, Unit } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { askSecondary } from '../secondary.ts';

/** A charge may be declared at several units; it is disordered, and brings no more attacks. */
export const severalTargets = defineRule({
  id: 'CLS-ASSAULT-10',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      chargesBesides: (next) => (g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>) => {
        const n = next(g, u, target);
        return n > 0 ? n : askSecondary(g, s, u, target);
      },
    },
  }),
});
