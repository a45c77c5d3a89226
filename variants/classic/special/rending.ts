import { keyword, purpose } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { attackHas } from './carried.ts';

const RENDING = keyword('rending');
const RENDING_DIE = purpose('rending');
const RENDING_AP = 2;

/** A natural 6 To Wound wounds whatever the Toughness and at AP2; a natural 6 to penetrate adds D3. */
export const rending = defineRule({
  id: 'CLS-WPN-24',
  default: 'on',
  keyword: 'rending',
  patch: (_p, s) => ({
    wrap: {
      woundLands: (next) => (g, a, face, on) => (face === 6 && attackHas(g, a, RENDING) && s.rendsByWound(g, a)) || next(g, a, face, on),
      woundAp: (next) => (g, a, face) => {
        const ap = next(g, a, face);
        return face === 6 && attackHas(g, a, RENDING) && s.rendsByWound(g, a) ? Math.min(ap, RENDING_AP) : ap;
      },
      penetrationBonus: (next) => (g, a, highest) => {
        const bonus = next(g, a, highest);
        return highest === 6 && attackHas(g, a, RENDING) ? bonus + g.dice.d3(a.frame, RENDING_DIE) : bonus;
      },
    },
  }),
});
