import type { Area } from '../definitions/area.ts';
import { shootAgain } from '../special-rules/20-again-if-eligible.ts';
import { sharedAim } from '../stratagems/shared-aim.ts';
import { criticalHitsOn, criticalHitsPierce } from './abilities/criticals.ts';
import { slipsAway } from './abilities/slips-away.ts';
import { bonusAgainstClosest, singleTargetRerolls } from './abilities/targets.ts';
import { healsWhenSelected, suppressesTargets } from './abilities/when-selected.ts';

/** Which units may shoot at which targets, and the order of attacks. */
export const shooting: Area = {
  abilities: [
    healsWhenSelected,
    suppressesTargets,
    criticalHitsOn,
    criticalHitsPierce,
    singleTargetRerolls,
    bonusAgainstClosest,
    shootAgain,
    sharedAim,
    slipsAway,
  ],
};
