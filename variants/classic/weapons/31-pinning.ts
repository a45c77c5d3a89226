import { inflict, is, keyword, lift } from 'sandtable/rules';
import { isLocked } from '../assault/charge.ts';
import { defineRule } from '../define-rule.ts';
import { PSYKERS } from '../psychic/psykers.ts';
import { attackHas } from '../special-rules/carried.ts';
import { PIN_DUE } from '../state.ts';

const PINNING = keyword('pinning');
const BARRAGE = keyword('barrage');

/** A unit that suffered an unsaved wound from a Pinning weapon tests once, after the firing unit has finished. */
export default defineRule({
  id: 'CLS-WPN-31',
  title: 'Pinning weapons',
  source: 'weapons: Pinning weapons',
  text: 'A non-vehicle unit that suffers at least one unsaved wound from a Pinning weapon takes a pinning test (CLS-MORALE-12) once the firing unit has finished shooting.',
  default: 'on',
  keyword: ['pinning', 'sniper', 'barrage', ...PSYKERS],
  patch: (_p, s) => ({
    after: {
      unsaved: (g, a) => {
        if (a.melee || a.overwatch || a.stray || a.target.alive === 0) return;
        if (attackHas(g, a, PINNING) || attackHas(g, a, BARRAGE) || s.snipes(g, a)) inflict(g, a.target, PIN_DUE);
      },
      afterShooting: (g, u) => {
        for (let k = 0; k < g.units.length; k++) {
          const target = g.units[k];
          if (!is(target, PIN_DUE)) continue;
          lift(target, PIN_DUE);
          if (target.alive > 0 && !isLocked(target) && !s.isVehicle(g, target)) s.pinningTest(g, target, u);
        }
      },
    },
  }),
});
