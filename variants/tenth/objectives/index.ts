import type { Area } from '../definitions/area.ts';
import { retainsObjectives } from '../mission/10-retained-until-beaten.ts';
import { actions } from '../mission/12-one-unit-at-a-time.ts';
import { MOMENT } from '../timing/moments.ts';

/** Objectives, actions and redeployments. */
export const objectives: Area = {
  abilities: [retainsObjectives, ...actions],
  words: {
    verbs: {
      /** `settle: yes`: a phase ends, which determines control of objectives. */
      settle: (stage) => stage.seams.closePhase(stage.game, MOMENT.shootingEnd),
    },
  },
};
