import { type Decision, decision, first } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { OVERWATCH } from '../../../classic/state.ts';
import { adviseReaction, REACTION } from '../../advice.ts';
import { defineRule } from '../../family.ts';

/** What a unit does about a charge: REACTION; what the odds favour stands first. */
const REACT = decision<Classic>('WAF-ASSAULT-05/react', 'number', first);

/** A unit that is charged chooses one of what rules allow it: to stand, Overwatch, to Fall Back, to Counter-Attack. */
export const chargeReaction = defineRule({
  id: 'WAF-ASSAULT-05',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      reactToCharge: () => (g, u, charger) => {
        const watches = s.mayOverwatch(g, u, charger);
        const flees = s.mayFleeCharge(g, u, charger);
        const counters = s.mayCounterAttack(g, u, charger);
        const { options } = REACT;
        let n = 0;
        options[n++] = adviseReaction(g, s, u, charger, watches, flees, counters);
        for (let code: number = REACTION.stand; code <= REACTION.counter; code++) {
          const legal = code === REACTION.overwatch ? watches : code === REACTION.flee ? flees : code === REACTION.stand || counters;
          if (legal && code !== options[0]) options[n++] = code;
        }
        if (n === 1) return;
        const chosen = options[g.ask(REACT, u.side, u, charger, n)];
        // Who holds its fire on principle holds it here.
        if (chosen === REACTION.overwatch && g.choose(OVERWATCH as Decision<Classic>, u.side, u, charger)) s.overwatch(g, u, charger);
        else if (chosen === REACTION.flee) s.fleeCharge(g, u, charger);
        else if (chosen === REACTION.counter) s.counterAttack(g, u, charger);
      },
    },
  }),
});
