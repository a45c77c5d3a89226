import { integer, is } from 'sandtable/rules';
import { CHARGED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { FROM_BEHIND, judgeCharge } from './rear.ts';

/** A charge from behind is a Surprise Assault; no unit gets that bonus twice. */
export default defineRule({
  id: 'CAL-ASSAULT-07',
  title: 'Rear charge gives Surprise Assault',
  source: 'The Assault Phase, point 7',
  text: [
    'A unit that charges another from its rear facing gets Surprise Assault for that charge: +1 attack and +1 Initiative (CAL-USR-28).',
    'Ruling: the rear is judged by CAL-DEF-02 from the centroid of the charging unit when the charge is declared. It adds to the +1 attack for charging. A unit that already has Surprise Assault gains nothing more. Lasts for the Assault phase of the charge. Vehicles are not surprised.',
  ].join('\n'),
  changes: 'new; adds to CLS-ASSAULT-18',
  default: 'on',
  params: {
    attacks: integer(1, 0, 5, 'more attacks of each model', 'attacks'),
    initiative: integer(1, 0, 9, 'more Initiative of each model', 'points of Initiative'),
  },
  patch: ({ attacks: more, initiative }, s) => ({
    before: { chargeDeclared: (g, u, target) => judgeCharge(g, s, u, target) },
    wrap: {
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        const u = g.unitOf(model);
        return attacks > 0 && is(u, FROM_BEHIND) && is(u, CHARGED) && !s.surprises(g, model) ? attacks + more : attacks;
      },
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        const u = g.unitOf(model);
        return step > 0 && is(u, FROM_BEHIND) && is(u, CHARGED) && !s.surprises(g, model) ? step + initiative : step;
      },
    },
  }),
});
