import type { Area } from '../definitions/area.ts';
import { dread } from './abilities/dread.ts';
import { prey } from './abilities/prey.ts';
import { spite } from './abilities/spite.ts';
import { worstLeadershipOf } from './shock.ts';

/** Battle-shock and Leadership. */
export const morale: Area = {
  abilities: [...dread, prey, spite],
  words: {
    verbs: {
      /** `leadership-test: A`: `passed` says whether it passes. */
      'leadership-test': (stage, { subject }) => {
        stage.results.set('passed', stage.seams.leadershipTest(stage.game, stage.unit(String(subject))));
      },
    },
    readers: {
      'below-start': (stage, u) => stage.seams.belowStarting(stage.game, u),
      'worst-leadership': (stage, u) => worstLeadershipOf(stage.game, stage.seams, u),
    },
  },
};
