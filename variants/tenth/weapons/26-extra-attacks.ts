import { decision, decline, hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern, ModernWeapon } from '../family.ts';
import { STAT } from '../modifiers/stats.ts';

const EXTRA_ATTACKS = keyword('extra-attacks');
/** Whether models that fight leave out an extra weapon whose use is optional. */
const LEAVE_OUT = decision<Modern>('TEN-WPN-26/leave-out', 'flag', decline);

export const hasExtraAttacks = (weapon: ModernWeapon): boolean => hasBit(weapon.bits, EXTRA_ATTACKS);

/** Attacks in addition to those of the chosen melee weapon; their number is never modified. */
export default defineRule({
  id: 'TEN-WPN-26',
  title: '[EXTRA ATTACKS] (before the errata)',
  source: 'Core rules, weapon abilities',
  text: 'When the bearer fights it may attack with this weapon in addition to the melee weapon it chose. The number of its attacks can never be modified.',
  layer: 'core',
  changes: 'new (replaced by TEN-WPN-27 while that is on)',
  default: 'on',
  keyword: 'extra-attacks',
  patch: () => ({
    wrap: {
      isExtraWeapon: (next) => (g, u, weapon) => hasExtraAttacks(u.sheet.weapons[weapon].profile) || next(g, u, weapon),
      usesExtraWeapon: (next) => (g, u, weapon, t) => {
        if (!hasExtraAttacks(u.sheet.weapons[weapon].profile)) return next(g, u, weapon, t);
        return !g.choose(LEAVE_OUT, u.side, u, t) && next(g, u, weapon, t);
      },
      attackModifiers: (next) => (g, what, a, m, by) => {
        if (what !== STAT.A || !hasExtraAttacks(a.profile)) next(g, what, a, m, by);
      },
      attacksBonus: (next) => (g, a) => (hasExtraAttacks(a.profile) ? 0 : next(g, a)),
      namedAttacksBonus: (next) => (g, a) => (hasExtraAttacks(a.profile) ? 0 : next(g, a)),
    },
  }),
});
