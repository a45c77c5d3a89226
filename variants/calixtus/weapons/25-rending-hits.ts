import { integer, keyword, scratch } from 'sandtable/rules';
import { type Attack, addWounds, MOST_HITS, WOUND } from '../../classic/shooting/attack.ts';
import { reportWounds } from '../../classic/shooting/report-wounds.ts';
import { attackHas } from '../../classic/special-rules/carried.ts';
import { defineRule } from '../family.ts';

const RENDING = keyword('rending');

const room = scratch({ by: new Int16Array(MOST_HITS), flags: new Uint16Array(MOST_HITS) });

/** Takes the rending hits out of an attack and sets them apart, behind the others (`Attack.apart`). */
function takeOut(a: Attack): void {
  const { by, flags } = room();
  let rent = 0;
  let kept = 0;
  for (let k = 0; k < a.hits; k++) {
    if ((a.hitFlags[k] & WOUND.rends) !== 0) {
      by[rent] = a.hitBy[k];
      flags[rent++] = a.hitFlags[k];
      continue;
    }
    a.hitBy[kept] = a.hitBy[k];
    a.hitFlags[kept++] = a.hitFlags[k];
  }
  for (let k = 0; k < rent; k++) {
    a.hitBy[kept + k] = by[k];
    a.hitFlags[kept + k] = flags[k];
  }
  a.hits = kept;
  a.apart = rent;
}

/** A natural 6 To Hit wounds without a roll, at AP1 and in a pool of its own; a 6 To Wound has no further effect. */
export default defineRule({
  id: 'CAL-WPN-25',
  title: 'Rending: wounds',
  source: 'Weapons',
  text: [
    'A Rending attack whose to-hit die shows 6 wounds automatically with AP1 (no to-wound roll). It goes to its own wound pool.',
    'Ruling: the natural die counts, including a rerolled one; a hit without a to-hit die (template, automatic) never rends. A Snap Shot 6 rends. A 6 to wound does nothing special any more. In close combat the same holds.',
  ].join('\n'),
  changes: 'replaces classic base: Rending against models with Toughness (CLS-WPN-24: 6 to wound, AP2)',
  default: 'on',
  keyword: 'rending',
  params: {
    on: integer(6, 2, 7, 'natural To Hit roll that wounds without a roll', 'needed on a D6'),
    ap: integer(1, 1, 7, 'AP of such a wound; 7 is none', 'AP'),
  },
  patch: ({ on, ap }, s) => ({
    wrap: {
      rendsByWound: () => () => false,
      hitFlags: (next) => (g, a, face) => {
        const flags = next(g, a, face);
        return face >= on && attackHas(g, a, RENDING) ? flags | WOUND.rends : flags;
      },
      rollWounds: (next) => (g, a) => {
        takeOut(a);
        const { hits: others, apart: rent } = a;
        next(g, a);
        a.apart = 0;
        a.hits = others + rent;
        if (rent === 0) return;
        for (let k = others; k < a.hits; k++) {
          a.bearer = a.hitBy[k];
          addWounds(a, a.bearer, 1, s.strengthOf(g, a), ap, a.hitFlags[k]);
        }
        a.totalWounds += rent;
        reportWounds(g, a, rent);
      },
    },
  }),
});
