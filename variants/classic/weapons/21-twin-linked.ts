import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { weaponHas } from '../special-rules/carried.ts';

const TWIN_LINKED = keyword('twin-linked');

/** Failed To Hit rolls are re-rolled; templates re-roll To Wound and penetration instead. */
export default defineRule({
  id: 'CLS-WPN-21',
  title: 'Twin-linked',
  source: 'weapons: Twin-linked',
  text: 'Failed To Hit rolls are re-rolled. Twin-linked blasts re-roll scatter (CLS-WPN-15); twin-linked templates re-roll failed To Wound and failed penetration rolls.',
  outside: ['CLS-USR-40', 'CLS-SHOOT-07'],
  default: 'on',
  keyword: 'twin-linked',
  patch: (_p, s) => ({
    wrap: {
      rerollHitOn: (next) => (g, a, face) => {
        const on = next(g, a, face);
        return weaponHas(a, TWIN_LINKED) ? Math.min(on, s.hitOn(g, a)) : on;
      },
      rerollsWound: (next) => (g, a, face) => (a.weapon.profile.templateInches > 0 && weaponHas(a, TWIN_LINKED)) || next(g, a, face),
      rerollsPenetration: (next) => (g, a) => (a.weapon.profile.templateInches > 0 && weaponHas(a, TWIN_LINKED)) || next(g, a),
    },
  }),
});
