import { defineRule } from '../define-rule.ts';
import { STAT } from '../modifiers/stats.ts';
import { hasExtraAttacks } from './26-extra-attacks.ts';

/** Every extra weapon is used, and only rules that name it change the number of its attacks. */
export default defineRule({
  id: 'TEN-WPN-27',
  title: 'Extra Attacks: every such weapon plus exactly one other',
  source: 'Errata page 28, Extra Attacks',
  text: 'When the bearer fights it attacks with each of its Extra Attacks weapons and with one melee weapon that lacks the ability, if it has one. The number of attacks of an Extra Attacks weapon can be modified only by a rule that names the weapon.',
  layer: 'errata',
  changes: 'Replaces TEN-WPN-26. Off: TEN-WPN-26.',
  default: 'on',
  keyword: 'extra-attacks',
  supersedes: ['TEN-WPN-26'],
  patch: () => ({
    wrap: {
      isExtraWeapon: (next) => (g, u, weapon) => hasExtraAttacks(u.sheet.weapons[weapon].profile) || next(g, u, weapon),
      attackModifiers: (next) => (g, what, a, m, by) => {
        if (what !== STAT.A || !hasExtraAttacks(a.profile)) next(g, what, a, m, by);
      },
      attacksBonus: (next) => (g, a) => (hasExtraAttacks(a.profile) ? 0 : next(g, a)),
    },
  }),
});
