import { CAUSE } from 'sandtable/rules';
import { hasBlank, isBlank } from '../../blanks.ts';
import { defineRule } from '../../family.ts';

/** No power is aimed at a unit with a Blank, and those that cover, cross or surround it pass the Blank by. */
export const blankImmune = defineRule({
  id: 'WAF-USR-06',
  default: 'on',
  keyword: 'blank',
  patch: (_p, s) => ({
    wrap: {
      reachesWith: (next) => (g, psyker, power, target) => (hasBlank(g, target) ? -1 : next(g, psyker, power, target)),
      hitsUnder: (next) => (g, model) => {
        if (!isBlank(g, model)) return next(g, model);
        const { frames, depth } = g.desk.attacks;
        return depth > 0 && frames[depth - 1].cause === CAUSE.psychic ? 0 : next(g, model);
      },
      powerHarms: (next) => (g, model) => !isBlank(g, model) && next(g, model),
      powerTakes: (next) => (g, psyker, power, target) => {
        if (!hasBlank(g, target)) return next(g, psyker, power, target);
        for (let i = target.first; i < target.first + target.size; i++) {
          if (g.models.alive[i] !== 0 && s.powerHarms(g, i)) return next(g, psyker, power, target);
        }
        return false;
      },
    },
    after: {
      // What a power does to the unit falls on its other models.
      markReachable: (g, a) => {
        if (a.cause !== CAUSE.psychic || a.stray || !hasBlank(g, a.target)) return;
        for (let j = a.target.first; j < a.target.first + a.target.size; j++) if (!s.powerHarms(g, j)) a.nearFirer[j] = -1;
      },
    },
  }),
});
