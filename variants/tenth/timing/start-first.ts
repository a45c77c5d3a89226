import { defineRule } from '../family.ts';

/** What is due at the start of a phase is settled before anything else is used in it. */
export default defineRule({
  id: 'TEN-TURN-03',
  default: 'on',
  patch: (_p, s) => ({
    replace: {
      openingRules: (g, start, during) => {
        s.moment(g, start);
        s.moment(g, during);
      },
    },
  }),
});
