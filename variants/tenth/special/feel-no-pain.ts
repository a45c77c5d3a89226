import { defineRule } from '../family.ts';
import { isPsychic } from '../saves/psychic.ts';

/** Each wound that would be lost may not be. */
export const feelNoPain = defineRule({
  id: 'TEN-USR-02',
  default: 'on',
  keyword: ['feel-no-pain', 'feel-no-pain-mortal'],
  patch: () => ({
    wrap: {
      feelNoPainOn: (next) => (g, m, mortal, a) => {
        const values = g.sheetOf(m).values;
        let on = Math.min(next(g, m, mortal, a), values['feel-no-pain'] ?? 7);
        if (mortal) on = Math.min(on, values['feel-no-pain-mortal'] ?? 7);
        return on;
      },
    },
  }),
});

/** Psychic Attacks are known as such by what protects from them. */
export const psychicAttacks = defineRule({
  id: 'TEN-PSY-01',
  default: 'on',
  keyword: 'feel-no-pain-psychic',
  patch: () => ({
    wrap: {
      feelNoPainOn: (next) => (g, m, mortal, a) => {
        const on = next(g, m, mortal, a);
        return isPsychic(g, a === null ? null : a.profile.bits) ? Math.min(on, g.sheetOf(m).values['feel-no-pain-psychic'] ?? 7) : on;
      },
    },
  }),
});
