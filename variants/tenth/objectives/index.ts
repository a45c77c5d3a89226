import type { Area } from '../area.ts';
import { MOMENT } from '../timing/moments.ts';
import { actions, oneUnitAtATime } from './actions.ts';
import { controlAtPhaseEnd, countsForAll } from './control.ts';
import { retainedUntilBeaten, retainsObjectives } from './retain.ts';

/** Objectives, actions and redeployments. */
export const objectives: Area = {
  rules: [controlAtPhaseEnd, countsForAll, retainedUntilBeaten, oneUnitAtATime],
  abilities: [retainsObjectives, ...actions],
  carries: { seams: { settleControl: ['TEN-MISSION-08'] } },
  words: {
    verbs: {
      /** `settle: yes`: a phase ends, and with it who controls what is worked out. */
      settle: (stage) => stage.seams.closePhase(stage.game, MOMENT.shootingEnd),
    },
  },
};
