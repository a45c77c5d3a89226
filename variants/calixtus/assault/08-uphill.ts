import { nearestModel } from 'sandtable/kit';
import { is, modelRegister } from 'sandtable/rules';
import { CHARGED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** 1 for models that charged a unit on higher ground. */
const UPHILL = modelRegister('CAL-ASSAULT-08/uphill', 'phase');
/** The smallest difference in height that counts as higher, inches. */
const HIGHER_INCHES = 1;

/** A unit that charges uphill strikes one Initiative step later. */
export default defineRule({
  id: 'CAL-ASSAULT-08',
  title: 'Charging uphill',
  source: 'The Assault Phase, point 8',
  text: [
    'A model charging a unit that stands on higher ground than itself has -1 Initiative.',
    'Ruling: minimum Initiative 1; charging uphill is not of itself charging through difficult terrain (CLS-TERRAIN-06); a difference of at least 1" in terrain height counts, compared at declaration between the charging model and the closest model of the target; lasts for the Assault phase of the charge.',
  ].join('\n'),
  changes: 'new; a modifier of CLS-ASSAULT-14',
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
