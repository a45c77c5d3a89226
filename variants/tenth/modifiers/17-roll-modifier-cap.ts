import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** All modifiers of a Hit or Wound roll together change it by 1 at most, up or down. */
export default defineRule({
  id: 'TEN-MOD-17',
  title: 'Hit and Wound rolls: +1 / -1 at most',
  source: 'Core rules, Hit Roll, Wound Roll; commentary "Modifying Dice Rolls" (last bullet)',
  text: 'All modifiers to a Hit roll are added up; a total of +2 or more counts as +1, -2 or less as -1. The same for Wound rolls. Changes to BS, WS, S or T are not part of it.',
  layer: 'core',
  default: 'on',
  params: { most: integer(1, 0, 6, 'most that all modifiers together change a Hit or Wound roll by, either way', 'added to the roll') },
  patch: ({ most }) => ({
    wrap: {
      netRollModifier: (next) => (g, sum) => {
        const net = next(g, sum);
        return net > most ? most : net < -most ? -most : net;
      },
    },
  }),
});
