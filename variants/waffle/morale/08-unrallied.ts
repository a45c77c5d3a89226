import { is } from 'sandtable/rules';
import { strikeCaught } from '../assault/automatic-hits.ts';
import { UNRALLIED } from '../assault/reaction.ts';
import { catchFleeing, fleeCharge } from '../assault/seams.ts';
import { defineRule } from '../family.ts';

/** A unit that fails to regroup when charged runs, and is struck without To Hit rolls if it is reached. */
export default defineRule({
  id: 'WAF-MORALE-08',
  title: 'Regroup failed',
  source: 'Morale, Regrouping When Assaulted, first bullet; Regrouping and Multiple Assaults',
  text: [
    'Its charge reaction is then always Fall Back. If it is nevertheless reached, it becomes locked and suffers one automatic hit per model of the charging unit or units, struck before the Initiative 10 step; the round is then fought.',
    'Ruling: Hits as in WAF-ASSAULT-18; because they are struck inside the combat, their unsaved wounds count in its result. The unit stops counting as falling back while locked and strikes as normal.',
  ].join('\n'),
  changes: 'classic base: Charging a unit that is falling back, where it is destroyed (CLS-ASSAULT-12)',
  default: 'on',
  requires: ['WAF-MORALE-06'],
  supersedes: ['CLS-ASSAULT-12'],
  patch: (_p, s) => ({
    after: { challenge: (g) => strikeCaught(g, s) },
    wrap: {
      tookRally: (next) => (g, u, charger, passed) => {
        if (passed) return next(g, u, charger, passed);
        if (s.mayReactToCharge(g, u, charger)) fleeCharge(g, s, u, charger);
        return true;
      },
      reachesFleeing: (next) => (g, u, target) => {
        if (!is(target, UNRALLIED)) return next(g, u, target);
        catchFleeing(g, u, target);
        return true;
      },
    },
  }),
});
