import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const BLAST = keyword('blast');

/** One more attack for every five models of the target. */
export const blastAttacks = defineRule({
  id: 'TEN-WPN-15',
  default: 'on',
  keyword: 'blast',
  patch: (_p, s) => ({
    wrap: { attacksBonus: (next) => (g, a) => next(g, a) + (hasBit(a.profile.bits, BLAST) ? Math.floor(s.targetModels(g, a) / 5) : 0) },
  }),
});

/** Never at units locked in combat. */
export const blastNotIntoMelee = defineRule({
  id: 'TEN-WPN-16',
  default: 'on',
  keyword: 'blast',
  patch: (_p, s) => ({
    wrap: {
      mayFireAt: (next) => (g, u, m, weapon, t) =>
        !(hasBit(u.sheet.weapons[weapon].profile.bits, BLAST) && s.engaged(g, t)) && next(g, u, m, weapon, t),
    },
  }),
});
