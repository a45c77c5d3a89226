import { defineRule } from '../family.ts';
import { strikeCaught } from './automatic-hits.ts';
import { FLED_FROM } from './reaction.ts';
import { catchFleeing } from './seams.ts';

/** A unit reached by the charge it fled from is struck without To Hit rolls, and then fights. */
export default defineRule({
  id: 'WAF-ASSAULT-09',
  title: 'Caught after choosing to fall back',
  source: 'Reaction to Charge, Fall Back (silent); Regrouping When Assaulted',
  text: [
    'If the charge roll still covers the gap after a Fall Back reaction, the charger makes contact and the fleeing unit is locked in combat, taking one automatic hit from each model of the charging unit before the Initiative 10 step.',
    'Ruling: The source describes this only for a unit that failed to regroup; a unit that fell back by choice or from Fear is treated the same, since it too is fleeing when contacted. It takes no Regroup test against the charge that made it flee. Unsaved wounds from these hits count in the combat result. Hit profile and extra dice as in WAF-ASSAULT-18.',
  ].join('\n'),
  changes: 'classic base: Charging a unit that is falling back (CLS-ASSAULT-12), extended to units that fled from this charge',
  default: 'on',
  patch: (_p, s) => ({
    after: { challenge: (g) => strikeCaught(g, s) },
    wrap: {
      reachesFleeing: (next) => (g, u, target) => {
        if (target.reg[FLED_FROM] !== u.slot + 1) return next(g, u, target);
        catchFleeing(g, u, target);
        return true;
      },
    },
  }),
});
