/** A rule to begin with, as a pack for any edition of the classic family, and a worked example that shows what it does. */
export const FIRST_RULE = `import { defineRule } from 'sandtable/classic';
import { defineRulePack, integer } from 'sandtable/rules';

const longStride = defineRule({
  id: 'MY-MOVE-01',
  title: 'Long stride',
  source: 'house rule',
  text: 'Units move farther.',
  default: 'on',
  params: { inches: integer(1, 1, 6, 'how much farther, in inches') },
  patch: ({ inches }) => ({
    wrap: { baseMoveInches: (next) => (game, unit) => next(game, unit) + inches },
  }),
});

export default defineRulePack({ id: 'mine', title: 'My rules', family: 'classic', rules: [longStride] });
`;

export const FIRST_EXAMPLE = `- rule: MY-MOVE-01
  title: infantry moves 7 inches instead of 6
  given:
    units:
      A: { army: red, at: [20, 20], keywords: [infantry], base: 25.4, height: 1.2, classic: { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 } }
      B: { army: blue, at: [60, 40], keywords: [infantry], base: 25.4, height: 1.2, classic: { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 } }
  when:
    - { may-move: A }
  then: { allowance: 7 }
  off: { then: { allowance: 6 } }
`;
