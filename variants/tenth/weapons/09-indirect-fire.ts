import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { ModernWeapon } from '../family.ts';
import type { Attack } from '../shooting/attack-frame.ts';

const INDIRECT_FIRE = keyword('indirect-fire');
export const isIndirect = (weapon: ModernWeapon): boolean => hasBit(weapon.bits, INDIRECT_FIRE);
/** Fired at a target of which no model of the unit saw anything when it was selected. */
export const unseen = (a: Attack): boolean => !a.targetSeen && isIndirect(a.profile);

/** Fires at targets it does not see, with -1 to hit and the target in cover. */
export default defineRule({
  id: 'TEN-WPN-09',
  title: '[INDIRECT FIRE] (before the errata)',
  source: 'Core rules, weapon abilities',
  text: 'The weapon may target units that are not visible to the attacking model. If no model of the target is visible to the attacking unit when the target is picked: -1 to Hit, and the target is in cover against the attack (TEN-TERRAIN-06). Casualties are taken as usual, unseen models included.',
  layer: 'core',
  changes: 'new (sharpened by TEN-WPN-10 and TEN-WPN-11)',
  default: 'on',
  keyword: 'indirect-fire',
  params: { penalty: integer(1, 0, 3, 'how much harder it is to hit what nobody of the unit sees', 'taken off the roll') },
  patch: ({ penalty }) => ({
    wrap: {
      needsSight: (next) => (g, u, weapon) => !hasBit(u.sheet.weapons[weapon].profile.bits, INDIRECT_FIRE) && next(g, u, weapon),
      hitPenalty: (next) => (g, a) => next(g, a) + (unseen(a) ? penalty : 0),
      benefitOfCover: (next) => (g, a, m) => unseen(a) || next(g, a, m),
    },
  }),
});
