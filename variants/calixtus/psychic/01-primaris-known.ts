import { type Decision, decision, first } from 'sandtable/rules';
import { PSYKERS } from '../../classic/psychic/psykers.ts';
import { type Calixtus, defineRule } from '../family.ts';
import { isKnown } from './lore.ts';

/** What replaces the primaris, by place in the table; the primaris itself first. */
const PRIMARIS_PLACE = decision('primaris-place', 'number', first) as Decision<Calixtus>;

/** The primaris is known without a choice, and paid for; another power that costs no more may take its place. */
export default defineRule({
  id: 'CAL-PSY-01',
  title: 'Primaris power always known',
  source: 'The Psychic Phase, point 1',
  text: [
    'A Psyker always knows the primaris power of each discipline in which it spends Lore Mastery rolls. The primaris still uses up its Mastery Cost from the budget of CAL-PSY-02. It may be swapped for another power of that discipline whose Mastery Cost is equal or lower.',
    'Ruling: "cost must be paid unless swapped" is read as: the slot always costs the cost of whichever power fills it, primaris or substitute. If the budget cannot pay the primaris nor any cheaper substitute, the primaris is known anyway and the budget becomes 0. A discipline\'s primaris is the one so named in the base (CLS-PSY-24 for the generic discipline).',
  ].join('\n'),
  changes: 'replaces classic base: Psychic Focus (CLS-PSY-03) and the swap for the primaris (CLS-PSY-02)',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CAL-PSY-02'],
  supersedes: ['CLS-PSY-03'],
  patch: (_p, s, t) => ({
    replace: {
      primarisPlace: (g, psyker, primaris, known, budget) => {
        if (primaris < 0 || isKnown(known, primaris)) return -1;
        const u = g.unitOf(psyker);
        const { options } = PRIMARIS_PLACE;
        const most = s.masteryCost(g, primaris);
        let n = 0;
        if (most <= budget) options[n++] = primaris;
        for (let p = 0; p < t.powers.length; p++) {
          if (p === primaris || isKnown(known, p) || t.powers[p].discipline !== t.powers[primaris].discipline) continue;
          if (s.masteryCost(g, p) <= Math.min(most, budget)) options[n++] = p;
        }
        return n === 0 ? primaris : options[g.ask(PRIMARIS_PLACE, u.side, u, null, n)];
      },
    },
  }),
});
