import type { Attack } from '../../../classic/attack.ts';
import { HAMMER } from '../../../classic/facing.ts';
import { defineRule } from '../../family.ts';
import { followUp, isLastOfUnit } from '../../lastStand.ts';

/** Whether an attack is the blows of one model, and no impact of its charge. */
const isBlow = (a: Attack): boolean => a.melee && !a.stray && a.firers === 1 && a.shots[0] > 0 && a.weapon !== HAMMER;

/** Each wound that the last model of a unit causes by its blows, saved or not, is another blow for it at the same step. */
export const finalBlow = defineRule({
  id: 'WAF-ASSAULT-16',
  default: 'off',
  patch: (_p, s) => ({
    wrap: {
      resolveHits: (next) => (g, a) => {
        const before = a.totalWounds;
        next(g, a);
        if (a.totalWounds > before && isBlow(a) && isLastOfUnit(g, a.firer[0])) followUp(g, s, a, a.totalWounds - before, next);
      },
    },
  }),
});
