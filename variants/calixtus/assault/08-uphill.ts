import { nearestModel } from 'sandtable/kit';
import { integer, is, modelRegister } from 'sandtable/rules';
import { CHARGED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** 1 for models that charged a unit on higher ground. */
const UPHILL = modelRegister('CAL-ASSAULT-08/uphill', 'phase');

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
  // Bonuses first: a step that is at its least already would lose nothing, and then gain one.
  outside: ['CAL-USR-28'],
  default: 'on',
  params: {
    heightInches: integer(1, 0, 12, 'smallest difference in height that counts', 'inches'),
    initiative: integer(1, 0, 9, 'Initiative that it costs', 'points of Initiative'),
  },
  patch: ({ heightInches, initiative }) => ({
    before: {
      chargeDeclared: (g, u, target) => {
        const m = g.models;
        for (let i = u.first; i < u.first + u.size; i++) {
          if (m.alive[i] !== 0 && m.z[nearestModel(g, target, i)] - m.z[i] >= heightInches) m.reg[UPHILL][i] = 1;
        }
      },
    },
    wrap: {
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        return step > 1 && g.models.reg[UPHILL][model] !== 0 && is(g.unitOf(model), CHARGED) ? Math.max(1, step - initiative) : step;
      },
    },
  }),
});
