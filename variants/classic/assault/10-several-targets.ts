import type { Game, Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { askSecondary } from './secondary.ts';

/** A charge may be declared at several units; it is then disordered and gives no extra attack. */
export default defineRule({
  id: 'CLS-ASSAULT-10',
  title: 'Charging several units',
  source: 'assault: Charging several units',
  text: 'A unit may declare a primary and secondary targets within reach. The initial charger must contact the primary unit. Others may contact secondary units only if they could not contact an unengaged primary model, keeping coherency. Every declared target may Overwatch. The charge is disordered: no charging model gets the +1 Attack.',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      chargesBesides: (next) => (g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>, aims: Int16Array) => {
        const n = next(g, u, target, aims);
        return n > 0 ? n : askSecondary(g, s, u, target, aims);
      },
    },
  }),
});
