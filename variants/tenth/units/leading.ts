import type { Game, Unit } from 'sandtable/rules';
import { modelRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { APART, ATTACHED_UNIT, isInVolley, leftOfPart, partOf } from './parts.ts';

/** Leads until the attacks under way are resolved, though he or the last Bodyguard has fallen to them. */
const STILL_LEADS = modelRegister('still-leads', 'phase');

/** Rules of a model that leads a unit hold until the attacks are resolved that end it. */
export default defineRule({
  id: 'TEN-UNIT-18',
  default: 'on',
  keyword: ATTACHED_UNIT,
  patch: () => ({
    wrap: { leads: (next) => (g, m) => g.models.reg[STILL_LEADS][m] !== 0 || next(g, m) },
    before: {
      fallen: (g, m) => {
        const u = g.unitOf(m);
        if (u.sheet.parts === undefined || u.reg[APART] !== 0 || !isInVolley(g, u, 0)) return;
        if (partOf(u, m) > 0) {
          if (leftOfPart(g, u, 0) > 0) g.models.reg[STILL_LEADS][m] = 1;
        } else if (leftOfPart(g, u, 0) === 0) leadOn(g, u);
      },
    },
    after: {
      afterAttacks: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (u.sheet.parts !== undefined && !isInVolley(g, u, 1)) g.models.reg[STILL_LEADS].fill(0, u.first, u.first + u.size);
        }
      },
    },
  }),
});

/** Everybody who led the last Bodyguard goes on for now. */
function leadOn(g: Game<Modern>, u: Unit<Modern>): void {
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] !== 0 && partOf(u, m) > 0) g.models.reg[STILL_LEADS][m] = 1;
  }
}
