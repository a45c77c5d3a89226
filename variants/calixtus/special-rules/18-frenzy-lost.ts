import { event, inflict, is, status } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** Has lost a round of combat, and so its frenzy. */
const CALMED = status('CAL-USR-18/calmed', 'game');
const FRENZY_LOST = event('frenzy-lost', { unit: 'unit' }, '{unit} loses its frenzy');

/** A unit that loses a round of combat is no longer frenzied. */
export default defineRule({
  id: 'CAL-USR-18',
  title: 'Frenzy: lost by losing',
  source: 'Universal Special Rules',
  text: [
    'A Frenzied unit that loses a round of close combat loses Frenzy.',
    'Ruling: for the rest of the game and with all its parts (CAL-USR-17, 19), from the moment the result is known. A draw keeps it.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'frenzy',
  patch: (_p, s) => ({
    before: {
      combatLost: (g, u) => {
        if (!s.isFrenzied(g, u)) return;
        inflict(g, u, CALMED);
        g.log.note(FRENZY_LOST, u.slot);
      },
    },
    wrap: { isFrenzied: (next) => (g, u) => !is(u, CALMED) && next(g, u) },
  }),
});
