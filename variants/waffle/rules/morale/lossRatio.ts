import { defineRule } from '../../family.ts';

const WORST = 6;

/** A beaten unit tests at -1 for each whole time that the winner's result holds the loser's, at most -6. */
export const lossRatio = defineRule({
  id: 'WAF-MORALE-03',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      lossModifier: () => (g, loser, winner) => {
        const theirs = s.combatScore(g, winner, loser);
        const own = Math.max(1, s.combatScore(g, loser, winner));
        return -Math.min(WORST, Math.max(1, Math.floor(theirs / own)));
      },
    },
  }),
});
