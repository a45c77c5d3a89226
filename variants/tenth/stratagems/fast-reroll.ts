import { defineRule } from '../family.ts';
import { BATCH, failedRoll, rollAgain } from '../saves/batch.ts';
import { canReroll, rerolls, rerollWorth, wantsReroll, worthPoints } from './command-reroll.ts';

/** Of rolls that are made together one is made again once all have been seen. */
export default defineRule({
  id: 'TEN-STRAT-03',
  default: 'on',
  supersedes: ['TEN-STRAT-02'],
  params: { worthPoints },
  patch: ({ worthPoints }, s) => ({
    wrap: {
      ...rerolls(worthPoints, s, true),
      waitsForBatch: (next) => (g, a, kind) => next(g, a, kind) || canReroll(g, s, kind >= BATCH.save ? a.target : a.attacker),
    },
    before: {
      batchSeen: (g, a) => {
        const u = a.batch >= BATCH.save ? a.target : a.attacker;
        const place = canReroll(g, s, u) ? failedRoll(a) : -1;
        if (place >= 0 && wantsReroll(g, s, u, rerollWorth(g, s, a), worthPoints)) rollAgain(g, a, place);
      },
    },
  }),
});
