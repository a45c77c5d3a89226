import { circleGap, EPSILON, unitWithin, within } from 'sandtable/kit';
import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { weaponHas } from '../special-rules/carried.ts';
import { BARRAGE } from './barrage.ts';

/**
 * May fire at targets out of sight, without help from Ballistic Skill; cover and allocation are worked out from the
 * marker's centre. (Side armour: vehicle.ts; Pinning: CLS-WPN-31.)
 */
export default defineRule({
  id: 'CLS-WPN-17',
  title: 'Barrage',
  source: 'weapons: Barrage',
  text: "Blast rules with these changes: the weapon may fire indirectly at a target it cannot see; then the BS is not subtracted from the scatter. When fired indirectly the target must be beyond its minimum range, if it has one; direct fire ignores the minimum. Cover and allocation are worked out from the marker's centre. Vehicles are hit on side armour. All Barrage weapons are Pinning.",
  default: 'on',
  keyword: 'barrage',
  patch: (_p, s) => ({
    wrap: {
      mayTarget: (next) => (g, u, target) => {
        if (next(g, u, target)) return true;
        if (!s.isTargetable(g, u, target)) return false;
        for (let w = 0; w < u.sheet.weapons.length; w++) {
          const arm = u.sheet.weapons[w].profile;
          if (hasBit(arm.bits, BARRAGE) && unitWithin(g, u, target, arm.rangeInches + s.rangeBonus(g, u))) return true;
        }
        return false;
      },
      firesUnseen: (next) => (g, u) => {
        for (let w = 0; w < u.sheet.weapons.length; w++) if (hasBit(u.sheet.weapons[w].profile.bits, BARRAGE)) return true;
        return next(g, u);
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
    },
    before: {
      layMarker: (g, a) => {
        if (!weaponHas(a, BARRAGE)) return;
        a.fromMark = true;
        a.indirect = s.firesIndirectly(g, a);
      },
    },
  }),
});
