import { PLACE } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { RETURNED } from './returning.ts';

/** Added models are set up next to models that were there when the phase began, and only engage enemies that their unit already engaged. */
export default defineRule({
  id: 'TEN-UNIT-11',
  title: 'Adding models to a unit',
  source: 'Commentary "Adding Models to a Unit"',
  text: 'Models added to a unit on the battlefield are set up in coherency with models that were on the battlefield at the start of the phase. They may be within ER of an enemy unit only if that enemy already is within ER of the unit. Those that do not fit are lost without triggering rules on destruction. Units off the battlefield just get the models.',
  layer: 'commentary',
  changes: 'Adds a procedure used by abilities. Off: added models may be placed anywhere in coherency, ER included.',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      mayAnchor: (next) => (g, u, m) => g.models.reg[RETURNED][m] === 0 && next(g, u, m),
      mayStandAdded: (next) => (g, u, m) => {
        if (!next(g, u, m)) return false;
        for (let k = 0; k < g.units.length; k++) {
          const e = g.units[k];
          if (e.side !== u.side && e.place === PLACE.table && s.modelEngages(g, m, e) && !s.engages(g, u, e)) return false;
        }
        return true;
      },
    },
  }),
});
