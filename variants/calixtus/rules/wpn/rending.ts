import { keyword } from 'sandtable/rules';
import { type Attack, addWounds, MOST_HITS, WOUND } from '../../../classic/attack.ts';
import { attackHas } from '../../../classic/special/carried.ts';
import { WOUNDS } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

const RENDING = keyword('rending');
const RENDING_AP = 1;

const rentBy = new Int16Array(MOST_HITS);
const rentFlags = new Uint16Array(MOST_HITS);

/** Takes the hits that rend out of an attack, the others close up. Returns how many. */
function takeOut(a: Attack): number {
  let rent = 0;
  let kept = 0;
  for (let k = 0; k < a.hits; k++) {
    if ((a.hitFlags[k] & WOUND.rends) !== 0) {
      rentBy[rent] = a.hitBy[k];
      rentFlags[rent++] = a.hitFlags[k];
      continue;
    }
    a.hitBy[kept] = a.hitBy[k];
    a.hitFlags[kept++] = a.hitFlags[k];
  }
  a.hits = kept;
  return rent;
}

/** A natural 6 To Hit wounds without a roll, at AP1 and in a pool of its own; a 6 To Wound means nothing more. */
export const rendingHits = defineRule({
  id: 'CAL-WPN-25',
  default: 'on',
  keyword: 'rending',
  patch: (_p, s) => ({
    wrap: {
      rendsByWound: () => () => false,
      hitFlags: (next) => (g, a, face) => {
        const flags = next(g, a, face);
        return face === 6 && attackHas(g, a, RENDING) ? flags | WOUND.rends : flags;
      },
      rollWounds: (next) => (g, a) => {
        const hits = a.hits;
        const rent = takeOut(a);
        a.apart = rent;
        next(g, a);
        a.apart = 0;
        a.hits = hits;
        if (rent === 0) return;
        for (let k = 0; k < rent; k++) {
          a.bearer = rentBy[k];
          addWounds(a, a.bearer, 1, s.strengthOf(g, a), RENDING_AP, rentFlags[k]);
        }
        a.totalWounds += rent;
        g.log.note(WOUNDS, a.attacker.slot, a.target.slot, rent);
      },
    },
  }),
});
