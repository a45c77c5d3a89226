import { CAUSE } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { hasBlank, isBlank } from './blanks.ts';

/** No power can target a unit with a Blank, and powers that cover, cross or surround it do not affect the Blank. */
export default defineRule({
  id: 'WAF-USR-06',
  title: 'Blank: immune to psychic powers',
  source: 'Special Rules, Blank',
  text: [
    'Psychic powers can neither target nor affect a Blank. Neighbouring units hit by beams, novas or template-using witchfires suffer them normally.',
    'Ruling: A unit that contains a Blank cannot be named as the target of a power, friendly ones included; an area power affects its other models only.',
  ].join('\n'),
  changes: 'new',
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
      // What a power does to the unit affects its other models.
      markReachable: (g, a) => {
        if (a.cause !== CAUSE.psychic || a.stray || !hasBlank(g, a.target)) return;
        for (let j = a.target.first; j < a.target.first + a.target.size; j++) if (!s.powerHarms(g, j)) a.nearFirer[j] = -1;
      },
    },
  }),
});
