import { TYPE } from '../../../classic/family.ts';
import { statsOf } from '../../../classic/mobility.ts';
import { defineRule } from '../../family.ts';

/** Artillery runs with its guns, which move with the crew. */
export const artilleryRuns = defineRule({
  id: 'CAL-MOVE-05',
  default: 'on',
  keyword: 'artillery',
  patch: () => ({
    wrap: {
      runsByType: (next) => (g, u, type) => type === TYPE.artillery || type === TYPE.gun || next(g, u, type),
    },
  }),
});

/** Beasts and cavalry run two dice. */
export const beastsRun = defineRule({
  id: 'CAL-MOVE-06',
  default: 'on',
  keyword: ['beast', 'cavalry'],
  patch: () => ({
    wrap: {
      runDice: (next) => (g, u) => {
        const { type } = statsOf(g, u);
        return type === TYPE.beast || type === TYPE.cavalry ? 2 : next(g, u);
      },
    },
  }),
});
