import { integer, keyword, purpose } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { attackHas } from '../special-rules/carried.ts';

const RENDING = keyword('rending');
const RENDING_DIE = purpose('rending');

/** A natural 6 To Wound wounds whatever the Toughness, at AP2; a natural 6 to penetrate adds D3. */
export default defineRule({
  id: 'CLS-WPN-24',
  title: 'Rending',
  source: 'weapons: Rending',
  text: 'A natural 6 To Wound wounds automatically whatever the Toughness and counts as AP2. Against AV, a natural 6 on the penetration die adds D3 to the total.',
  default: 'on',
  keyword: 'rending',
  params: {
    on: integer(6, 2, 6, 'Natural roll To Wound or to penetrate that rends', 'needed on a D6'),
    ap: integer(2, 1, 6, 'AP of a wound that rends', 'AP'),
  },
  patch: ({ on: on6, ap: rends }, s) => ({
    wrap: {
      woundLands: (next) => (g, a, face, on) => (face >= on6 && attackHas(g, a, RENDING) && s.rendsByWound(g, a)) || next(g, a, face, on),
      woundAp: (next) => (g, a, face) => {
        const ap = next(g, a, face);
        return face >= on6 && attackHas(g, a, RENDING) && s.rendsByWound(g, a) ? Math.min(ap, rends) : ap;
      },
      mostPenetration: (next) => (g, a) => next(g, a) + (attackHas(g, a, RENDING) ? 3 : 0),
      penetrationBonus: (next) => (g, a, highest) => {
        const bonus = next(g, a, highest);
        return highest >= on6 && attackHas(g, a, RENDING) ? bonus + g.dice.d3(a.frame, RENDING_DIE) : bonus;
      },
    },
  }),
});
