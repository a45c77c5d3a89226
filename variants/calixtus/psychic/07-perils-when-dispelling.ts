import { PSYKERS } from '../../classic/psychic/psykers.ts';
import { defineRule } from '../family.ts';

/** Two sixes among the dispel dice, and the dispeller suffers Perils. */
export default defineRule({
  id: 'CAL-PSY-07',
  title: 'Perils when dispelling',
  source: 'The Psychic Phase, first point 4',
  text: [
    'If two or more dice of a dispel attempt show 6, the dispelling Psyker suffers Perils of the Warp, whether or not the dispel works.',
    'Ruling: the effect is one roll on CLS-PSY-09. If no dispeller was named, the Psyker with the highest Mastery Level suffers it.',
  ].join('\n'),
  changes: 'replaces classic base: the sentence of CLS-PSY-10 by which denying never causes Perils; the effect is CLS-PSY-09',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CAL-PSY-06'],
  patch: (_p, s) => ({
    after: {
      dispelRolled: (g, dispeller, sixes) => {
        if (s.inPeril(g, sixes)) s.perils(g, dispeller);
      },
    },
  }),
});
