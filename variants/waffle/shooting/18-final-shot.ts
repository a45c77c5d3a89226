import { CAUSE, hasBit, keyword } from 'sandtable/rules';
import { ARM } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { followUp, isLastOfUnit } from '../assault/last-stand.ts';
import { defineRule } from '../family.ts';

const BARRAGE = keyword('barrage');

/** Whether an attack is fired, at the unit it was aimed at, with a weapon that fires single shots. */
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
export default defineRule({
  id: 'WAF-SHOOT-18',
  title: 'Final Shot',
  source: 'Final Shot (proposed rule)',
  text: [
    'If a unit that began with several models is down to one model with one Wound left (a multi-Wound model qualifies once all but its last Wound are lost), each successful wound that model causes by shooting gives it one immediate extra attack with the same profile against the same target; wounds from extra attacks give further ones. Not with Blast, Template, Barrage or Ordnance weapons, and never for Independent Characters.',
    "Ruling: Elsewhere the source calls a wound successful before saves are made, so a successful To Wound roll is enough, saved or not. Extra attacks roll To Hit and To Wound. Vehicles suffer no wounds, so shots at them give none; and a vehicle's last Hull Point is no Wound, so vehicles have no Final Shot or Final Blow. The chain stops when the target is destroyed. The source doubts whether heavy single shots should qualify but sets no limit; none is applied.",
  ].join('\n'),
  changes: 'new',
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
