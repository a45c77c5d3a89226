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
  patch: () => ({
    wrap: {
      saveOf: (next) => (g, m) => {
        const save = next(g, m);
        return save < 2 ? 2 : save;
      },
      skillOf: (next) => (g, a) => {
        const skill = next(g, a);
        return skill < 2 && a.profile.skill !== 0 ? 2 : skill;
      },
    },
  }),
});
