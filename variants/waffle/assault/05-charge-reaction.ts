import { type Decision, decision, reckoned } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { OVERWATCH } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { adviseReaction, allows, REACTION, worthOfReaction } from './advice.ts';
import { fleeCharge } from './seams.ts';

/** What a unit does about a charge: REACTION; the option that the odds favour first. */
const REACT = decision<Classic>('WAF-ASSAULT-05/react', 'number', reckoned, worthOfReaction);

/** A charged unit chooses one of the reactions that rules allow it: stand, Overwatch, Fall Back, Counter-Attack. */
export default defineRule({
  id: 'WAF-ASSAULT-05',
  title: 'Reaction to a charge',
  source: 'Reaction to Charge',
  text: [
    'After a charge is declared and before the charge roll, the target may Fire Overwatch (WAF-ASSAULT-06) or Fall Back (WAF-ASSAULT-08). Special rules can add a choice (WAF-USR-12) or force one (WAF-USR-17, WAF-MORALE-08).',
    'Ruling: Reacting is optional unless forced. A unit that has gone to ground can neither fire Overwatch nor move, so it has no reaction of its own choice; if a failed Fear test forces it to Fall Back it does so and the state ends. Immobile units cannot choose to Fall Back (forced to, they take the wound of WAF-USR-26).',
  ].join('\n'),
  changes: 'classic base: Overwatch as the only response (CLS-ASSAULT-04)',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      reactToCharge: () => (g, u, charger) => {
        let may = 1 << REACTION.stand;
        if (s.mayOverwatch(g, u, charger)) may |= 1 << REACTION.overwatch;
        if (s.mayFleeCharge(g, u, charger)) may |= 1 << REACTION.flee;
        if (s.mayCounterAttack(g, u, charger)) may |= 1 << REACTION.counter;
        const { options } = REACT;
        let n = 0;
        options[n++] = adviseReaction(g, s, u, charger, may);
        for (let code: number = REACTION.stand; code <= REACTION.counter; code++) {
          if (allows(may, code) && code !== options[0]) options[n++] = code;
        }
        if (n === 1) return;
        const chosen = options[g.ask(REACT, u.side, u, charger, n)];
        // A unit whose doctrine never fires Overwatch does not do so here.
        if (chosen === REACTION.overwatch && g.choose(OVERWATCH as Decision<Classic>, u.side, u, charger)) s.overwatch(g, u, charger);
        else if (chosen === REACTION.flee) fleeCharge(g, s, u, charger);
        else if (chosen === REACTION.counter) s.counterAttack(g, u, charger);
      },
    },
  }),
});
