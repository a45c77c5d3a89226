import { type Game, modelRegister, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { APART, ATTACHED_UNIT, isInVolley, leftOfPart, partOf } from './parts.ts';

/** Leads until the current attacks are resolved, although the Leader or the last Bodyguard has fallen to them. */
const STILL_LEADS = modelRegister('still-leads', 'phase');

/** Rules of a model that leads a unit apply until the attacks that end its leading are resolved. */
export default defineRule({
  id: 'TEN-UNIT-18',
  title: '"While this model is leading a unit"',
  source: 'Commentary "While This Model is Leading a Unit"',
  text: 'Such rules work only while the model is part of an Attached unit, and then on the model itself too; with two Characters both are leading. They end when the unit stops being Attached; if enemy attacks caused that, after those attacks are resolved.',
  layer: 'commentary',
  changes: 'Clarifies abilities. Off: they end the moment the last Bodyguard model (or the model itself) dies.',
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

/** All models that led the last Bodyguard keep leading for now. */
function leadOn(g: Game<Modern>, u: Unit<Modern>): void {
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] !== 0 && partOf(u, m) > 0) g.models.reg[STILL_LEADS][m] = 1;
  }
}
