import { defineRule } from '../define-rule.ts';

/** A double 1 passes every Leadership test. */
export default defineRule({
  id: 'CLS-MORALE-02',
  title: 'Insane Heroism',
  source: 'morale: Insane Heroism',
  text: [
    'A natural double 1 on a Ld roll always passes, whatever the modifiers.',
    "Ruling: the least Leadership of 2 (CLS-DEF-09) is the characteristic's; modifiers of a test go below it.",
  ].join('\n'),
  default: 'on',
  patch: () => ({
    wrap: {
      leadershipPasses: (next) => (g, u, why, one, other, leadership) =>
        (one === 1 && other === 1) || next(g, u, why, one, other, leadership),
    },
  }),
});
