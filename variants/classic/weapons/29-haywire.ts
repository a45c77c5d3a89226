import { integer, keyword, purpose } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { attackHas } from '../special-rules/carried.ts';

const HAYWIRE = keyword('haywire');
const HAYWIRE_DIE = purpose('haywire');

/** A hit on a vehicle rolls a D6 instead of penetration: 2 to 5 glances, 6 penetrates. */
export default defineRule({
  id: 'CLS-WPN-29',
  title: 'Haywire',
  source: 'weapons: Haywire',
  text: 'A hit on a vehicle rolls a D6 instead of penetration: 1 nothing, 2-5 glancing hit, 6 penetrating hit (AP modifiers of the weapon apply to the damage roll).',
  default: 'on',
  keyword: 'haywire',
  params: {
    nothingUpTo: integer(1, 0, 5, 'Highest roll without effect', 'rolled on a D6'),
    penetratesOn: integer(6, 2, 7, 'Roll that penetrates; 7 for none', 'needed on a D6'),
  },
  patch: ({ nothingUpTo, penetratesOn }) => ({
    wrap: {
      mostPenetration: (next) => (g, a) => (attackHas(g, a, HAYWIRE) ? Infinity : next(g, a)),
      penetrate: (next) => (g, a, vehicle) => {
        if (!attackHas(g, a, HAYWIRE)) return next(g, a, vehicle);
        const face = g.dice.d6(a.frame, HAYWIRE_DIE);
        return face <= nothingUpTo ? -1 : face >= penetratesOn ? 1 : 0;
      },
    },
  }),
});
