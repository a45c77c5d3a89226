import { integer, modelRegister } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { isCovered, isEmp, KEYWORDS } from './emp.ts';

/** 1 for models that the shock hit this phase, whatever it did to them. */
const SHOCKED = modelRegister('emp-shocked', 'phase');

/** A model in powered armour that is hit strikes last this phase. */
export default defineRule({
  id: 'CAL-WPN-19',
  title: 'EMP: Initiative 1',
  source: 'Grenades in the Assault Phase',
  text: [
    'A powered-armour model hit by an EMP grenade fights at Initiative 1 in that Assault phase, even if the 4+ roll failed.',
    'Ruling: models of the unit that were not under the marker keep their Initiative unless the unit is Pinned.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: KEYWORDS,
  params: { initiative: integer(1, 1, 10, 'Initiative of a model that the shock hit', 'Initiative') },
  patch: ({ initiative }, s) => ({
    before: {
      rollWounds: (g, a) => {
        if (!isEmp(a)) return;
        const u = a.target;
        // As many as the hits that cover let through, in the order in which the shock rolls for them (CAL-WPN-18).
        let left = a.hits;
        for (let i = u.first; i < u.first + u.size && left > 0; i++) {
          if (g.models.alive[i] === 0 || !isCovered(g, a, i)) continue;
          left--;
          if (s.inPoweredArmour(g, i)) g.models.reg[SHOCKED][i] = 1;
        }
      },
    },
    wrap: {
      fixedInitiative: (next) => (g, model) =>
        g.models.reg[SHOCKED][model] !== 0 && s.initiativeOf(g, model) > 0 ? initiative : next(g, model),
    },
  }),
});
