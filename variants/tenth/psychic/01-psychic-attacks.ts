import { defineRule } from '../define-rule.ts';
import { isPsychic } from './02-psychic-abilities.ts';

/** Rules that protect from Psychic Attacks recognise them. */
export default defineRule({
  id: 'TEN-PSY-01',
  title: '[PSYCHIC] weapons and Psychic Attacks',
  source: 'Core rules, Psychic; commentary "Psychic Attacks", "Psychic Weapons and Abilities"',
  text: 'Attacks with a [PSYCHIC] weapon are Psychic Attacks; that has no effect of its own, but other rules look for it. There is no Psychic phase. A model need not be a PSYKER to use its Psychic weapons and abilities.',
  layer: 'core',
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
