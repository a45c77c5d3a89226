import { nearestModel } from 'sandtable/kit';
import { is, modelRegister } from 'sandtable/rules';
import { CHARGED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

/** 1 for models that charged a unit on higher ground. */
const UPHILL = modelRegister('CAL-ASSAULT-08/uphill', 'phase');
/** What counts as higher, inches. */
const HIGHER_INCHES = 1;

/** Who charges uphill strikes one Initiative step later. */
export const uphill = defineRule({
  id: 'CAL-ASSAULT-08',
  default: 'on',
  patch: () => ({
    before: {
      chargeDeclared: (g, u, target) => {
        const m = g.models;
        for (let i = u.first; i < u.first + u.size; i++) {
          if (m.alive[i] !== 0 && m.z[nearestModel(g, target, i)] - m.z[i] >= HIGHER_INCHES) m.reg[UPHILL][i] = 1;
        }
      },
    },
    wrap: {
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        return step > 1 && g.models.reg[UPHILL][model] !== 0 && is(g.unitOf(model), CHARGED) ? step - 1 : step;
      },
    },
  }),
});
