import { defineRule } from '../define-rule.ts';

/** Rules for the start of a phase are resolved before any others are used in it. */
export default defineRule({
  id: 'TEN-TURN-03',
  title: '"Start of" rules finish before the rest of that phase, turn or round',
  source: 'FAQ General, question on start-of-phase rules; commentary "Start of the battle round/turn/phase"',
  text: 'Every rule with a start-of-phase, start-of-turn or start-of-round timing is resolved completely before any rule that merely happens during that phase, turn or round.',
  layer: 'faq',
  changes: 'Adds to TEN-TURN-02. Off: a rule with no "start of" timing may be slotted between start-of rules by the active player.',
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
