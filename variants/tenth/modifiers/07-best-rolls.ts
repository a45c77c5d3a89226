import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** Sv, WS and BS are no better than 2+. */
export default defineRule({
  id: 'TEN-MOD-07',
  title: 'No 1+ for Sv, WS, BS',
  source: 'Errata page 38, Profiles and Weapons; FAQ (question on a Save of 1+)',
  text: 'After all modifiers Sv, WS and BS are never better than 2+.',
  layer: 'errata',
  changes: 'Adds to TEN-MOD-04. Off: 1+ and better are possible (an unmodified 1 still fails).',
  default: 'on',
  params: {
    saveOn: integer(2, 1, 6, 'best save after modifiers', 'needed on a D6'),
    skillOn: integer(2, 1, 6, 'best WS or BS after modifiers', 'needed on a D6'),
  },
  patch: ({ saveOn, skillOn }) => ({
    wrap: {
      saveOf: (next) => (g, m) => {
        const save = next(g, m);
        return save < saveOn ? saveOn : save;
      },
      skillOf: (next) => (g, a) => {
        const skill = next(g, a);
        return skill < skillOn && a.profile.skill !== 0 ? skillOn : skill;
      },
    },
  }),
});
