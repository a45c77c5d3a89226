import type { Area } from '../area.ts';
import { sharedAim } from '../stratagems/shared-aim.ts';
import { criticalHitsOn, criticalHitsPierce } from './abilities/criticals.ts';
import { againIfEligible, shootAgain } from './abilities/shootAgain.ts';
import { slipsAway } from './abilities/slipsAway.ts';
import { bonusAgainstClosest, singleTargetRerolls } from './abilities/targets.ts';
import { healsWhenSelected, suppressesTargets } from './abilities/whenSelected.ts';
import chooseAfresh from './chooseAfresh.ts';
import { lockedHoldFire, overwatchCriticals, overwatchNeedsSight, phaseStaysShut } from './outOfPhase.ts';
import { needsTarget, shotMeansAttacks, unarmedEligible } from './selection.ts';
import { conditionsAtSelection, lockedAtSelection } from './snapshot.ts';

/** Who may shoot what, and the order of attacks. */
export const shooting: Area = {
  rules: [
    needsTarget,
    unarmedEligible,
    shotMeansAttacks,
    overwatchCriticals,
    chooseAfresh,
    conditionsAtSelection,
    phaseStaysShut,
    lockedAtSelection,
    lockedHoldFire,
    overwatchNeedsSight,
    againIfEligible,
  ],
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
  carries: {
    seams: {
      eligibleToShoot: ['TEN-SHOOT-05'],
      resolveVolley: ['TEN-SHOOT-21'],
      pickTargets: ['TEN-SHOOT-23'],
      resolveAttack: ['TEN-SHOOT-22'],
    },
  },
};
