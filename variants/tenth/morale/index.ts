import type { Area } from '../area.ts';
import { dread } from './abilities/dread.ts';
import { prey } from './abilities/prey.ts';
import { spite } from './abilities/spite.ts';
import effectsStay from './effects-stay.ts';
import modelsShocked from './models-shocked.ts';
import ocAfterShock from './oc-after-shock.ts';
import oneTest from './one-test.ts';
import shockedInDeath from './shocked-in-death.ts';
import shockedStaySo from './shocked-stay-so.ts';
import startingStrengthFirst from './starting-strength-first.ts';
import testsAgain from './tests-again.ts';

/** Battle-shock and Leadership. */
export const morale: Area = {
  rules: [ocAfterShock, startingStrengthFirst, modelsShocked, oneTest, testsAgain, shockedStaySo, shockedInDeath, effectsStay],
  abilities: [...dread, prey, spite],
  carries: { seams: { belowStarting: ['TEN-MORALE-02'], leadershipTest: ['TEN-MORALE-13'], leadershipOf: ['TEN-MORALE-14'] } },
  words: {
    verbs: {
      /** `leadership-test: A`: whether it passes stands in `passed`. */
      'leadership-test': (stage, { subject }) => {
        stage.results.set('passed', stage.seams.leadershipTest(stage.game, stage.unit(String(subject))));
      },
    },
    readers: {
      'below-start': (stage, u) => stage.seams.belowStarting(stage.game, u),
      'worst-leadership': (stage, u) => stage.seams.worstLeadershipOf(stage.game, u),
    },
  },
};
