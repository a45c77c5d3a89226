import type { Ability } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { STAT } from '../modifiers/stats.ts';
import { hasExtraAttacks } from '../special/extra-attacks.ts';
import { isIndirect, unseen } from '../special/indirect-fire.ts';
import type { Tables } from '../tables.ts';

const TORRENT = keyword('torrent');
/** Results of unmodified Hit rolls up to this one miss a target that nobody sees. */
const BLIND_MISS = 3;

/** Unmodified 1s, 2s and 3s of Indirect Fire at an unseen target miss. */
export const indirectMisses = defineRule({
  id: 'TEN-WPN-10',
  default: 'on',
  keyword: 'indirect-fire',
  patch: () => ({
    wrap: {
      hitOn: (next) => (g, a) => (unseen(a) ? Math.max(BLIND_MISS + 1, next(g, a)) : next(g, a)),
      criticalHitOn: (next) => (g, a) => (unseen(a) ? Math.max(BLIND_MISS + 1, next(g, a)) : next(g, a)),
    },
  }),
});

/** A Torrent weapon has to see its target. */
export const noIndirectTorrent = defineRule({
  id: 'TEN-WPN-11',
  default: 'on',
  keyword: 'torrent',
  patch: () => ({
    wrap: {
      needsSight: (next) => (g, u, weapon) => {
        const { profile } = u.sheet.weapons[weapon];
        return (isIndirect(profile) && hasBit(profile.bits, TORRENT)) || next(g, u, weapon);
      },
    },
  }),
});

/** Every extra weapon is used, and only what names it changes the number of its attacks. */
export const everyExtraWeapon = defineRule({
  id: 'TEN-WPN-27',
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

/** Abilities that change the number of attacks. */
export const attackAbilities: readonly Ability<Modern, Tables>[] = [
  {
    keyword: 'named-attacks-bonus',
    text: 'This weapon makes X more attacks: a rule that names it says so.',
    patch: () => ({
      wrap: { namedAttacksBonus: (next) => (g, a) => next(g, a) + (a.profile.values['named-attacks-bonus']?.plus ?? 0) },
    }),
  },
];
