import { keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { weaponHas } from './carried.ts';

const TWIN_LINKED = keyword('twin-linked');

/** Failed To Hit rolls are re-rolled at the same need; templates re-roll To Wound and penetration instead. */
export const twinLinked = defineRule({
  id: 'CLS-WPN-21',
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
