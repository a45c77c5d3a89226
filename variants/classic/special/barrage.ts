import { circleGap, EPSILON, scatterX, scatterY, unitWithin, within } from 'sandtable/kit';
import { type Game, hasBit, keyword } from 'sandtable/rules';
import type { Attack } from '../attack.ts';
import { type Classic, defineRule } from '../family.ts';
import { coveredBy, landMarker, touchesForbidden } from '../markers.ts';
import type { ClassicSeams } from '../seams.ts';
import { SCATTER } from '../state.ts';
import { weaponHas } from './carried.ts';

const BARRAGE = keyword('barrage');
/** Degrees between the places that are tried for a marker the firer lays beside another. */
const STEP_DEGREES = 15;

/**
 * Fires at what it does not see, then without the Ballistic Skill's help; cover and allocation are worked out from the
 * marker's centre. (Side armour: vehicle.ts; Pinning: CLS-WPN-31.)
 */
export const barrage = defineRule({
  id: 'CLS-WPN-17',
  default: 'on',
  keyword: 'barrage',
  patch: (_p, s) => ({
    wrap: {
      mayTarget: (next) => (g, u, target) => {
        if (next(g, u, target)) return true;
        if (!s.isTargetable(g, u, target)) return false;
        for (let w = 0; w < u.sheet.weapons.length; w++) {
          const arm = u.sheet.weapons[w].profile;
          if (hasBit(arm.bits, BARRAGE) && unitWithin(g, u, target, arm.rangeInches)) return true;
        }
        return false;
      },
      bears: (next) => (g, model, weapon, target) => {
        if (next(g, model, weapon, target)) return true;
        if (!hasBit(weapon.profile.bits, BARRAGE)) return false;
        const range = s.rangeOf(g, model, weapon);
        if (circleGap(g.models, model, target) > range + EPSILON) return false;
        const least = s.indirectFrom(g, model, weapon);
        let reached = false;
        for (let j = target.first; j < target.first + target.size; j++) {
          if (g.models.alive[j] === 0) continue;
          if (least > 0 && within(g.models, model, j, least)) return false;
          if (within(g.models, model, j, range) && s.inFireArc(g, model, weapon, j)) reached = true;
        }
        return reached;
      },
      placeMarker: (next) => (g, a) => {
        if (weaponHas(a, BARRAGE)) {
          a.fromMark = true;
          a.indirect = s.firesIndirectly(g, a);
        }
        return next(g, a);
      },
    },
  }),
});

/** Further markers of a barrage are laid against the first: an arrow says on which side, a Hit lets the firer choose. */
export const multipleBarrages = defineRule({
  id: 'CLS-WPN-18',
  default: 'on',
  keyword: 'barrage',
  requires: ['CLS-WPN-17'],
  patch: (_p, s) => ({
    wrap: {
      layMarker: (next) => (g, a) => {
        if (a.marks === 0 || !weaponHas(a, BARRAGE)) {
          next(g, a);
          return;
        }
        const degrees = g.dice.scatter(a.frame, SCATTER);
        layBeside(a, degrees < 0 ? bestBearing(g, s, a) : degrees);
        landMarker(g, s, a);
      },
    },
  }),
});

function layBeside(a: Attack, degrees: number): void {
  const apart = 2 * a.weapon.profile.blastInches;
  a.mark[0] = scatterX(a.firstMark[0], degrees, apart);
  a.mark[1] = scatterY(a.firstMark[1], degrees, apart);
}

/** The side of the first marker on which the next covers most of the target and no friend. */
function bestBearing(g: Game<Classic>, s: ClassicSeams, a: Attack): number {
  const radius = a.weapon.profile.blastInches;
  let best = 0;
  let most = 0;
  for (let degrees = 0; degrees < 360; degrees += STEP_DEGREES) {
    layBeside(a, degrees);
    const n = coveredBy(g, a.aimed, a.mark[0], a.mark[1], radius);
    if (n <= most || touchesForbidden(g, s, a.attacker, a.mark[0], a.mark[1], radius)) continue;
    most = n;
    best = degrees;
  }
  return best;
}
