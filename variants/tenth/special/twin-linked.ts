import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { WOUND_REROLL, WOUND_ROLL } from '../states.ts';

const TWIN_LINKED = keyword('twin-linked');

/** Failed Wound rolls are re-rolled. */
export default defineRule({
  id: 'TEN-WPN-04',
  default: 'on',
  keyword: 'twin-linked',
  patch: () => ({
    wrap: {
      woundFace: (next) => (g, a) => {
        const face = next(g, a);
        if (a.rerolled || !hasBit(a.profile.bits, TWIN_LINKED)) return face;
        if (face > 1 && (face >= a.woundOn || face >= a.criticalWoundOn)) return face;
        a.rerolled = true;
        return g.dice.nth(a.dice, WOUND_REROLL, g.dice.taken(a.dice, WOUND_ROLL) - 1);
      },
    },
  }),
});
