import { CAUSE, hasBit, keyword } from 'sandtable/rules';
import type { Attack } from '../../../classic/attack.ts';
import { ARM } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';
import { followUp, isLastOfUnit } from '../../lastStand.ts';

const BARRAGE = keyword('barrage');

/** Whether an attack is fired, at the unit it was aimed at, with a weapon whose shots are single ones. */
function isAimedFire(a: Attack): boolean {
  const arm = a.weapon.profile;
  return (
    a.cause === CAUSE.shooting &&
    !a.melee &&
    !a.stray &&
    a.firers > 0 &&
    a.target === a.aimed &&
    arm.blastInches === 0 &&
    arm.templateInches === 0 &&
    arm.type !== ARM.ordnance &&
    !hasBit(arm.bits, BARRAGE)
  );
}

/** Each wound that the last model of a unit causes by its fire, saved or not, is another shot for it. */
export const finalShot = defineRule({
  id: 'WAF-SHOOT-18',
  default: 'off',
  patch: (_p, s) => ({
    wrap: {
      resolveHits: (next) => (g, a) => {
        const before = a.totalWounds;
        next(g, a);
        if (a.totalWounds > before && isAimedFire(a) && isLastOfUnit(g, a.firer[0])) followUp(g, s, a, a.totalWounds - before, next);
      },
    },
  }),
});
