import { defineRule } from '../family.ts';

/** A 1 that was re-rolled still burns its shooter; two of them are one wound. */
export default defineRule({
  id: 'WAF-WPN-21',
  title: 'Gets Hot and re-rolls',
  source: 'Special Rules, Gets Hot and Rerolls',
  text: [
    'A To Hit re-roll may rescue the shot, but the wielder is wounded if the first roll or the re-roll is a 1; two 1s still cause just one wound.',
    'Ruling: A miss by any other number that may be re-rolled is tested in the same way: a 1 on the re-roll wounds. The re-rolls of BS 6 or more count too.',
  ].join('\n'),
  changes: 'classic base: Gets Hot, where only the final die counts (CLS-WPN-19)',
  default: 'on',
  keyword: 'gets-hot',
  requires: ['CLS-WPN-19'],
  patch: () => ({
    wrap: {
      // The lower of both dice tells: it overheats once, whichever of them does.
      hitRolled: (next) => (g, a, face) => next(g, a, a.rerolled > 0 && a.rerolled < face ? a.rerolled : face),
    },
  }),
});
