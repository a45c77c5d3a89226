import { type Decision, decision, event, first } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';
import { REACTION, reactsByDefault } from '../../reactionSense.ts';

/** What a unit that was hit does: 0 nothing, 1 shoots back, 2 dives for cover. */
const REACT = decision<Classic>('WAF-SHOOT-07/react', 'number', first);
const REACTS = event('reacts', { unit: 'unit', by: 'unit', how: 'number' }, '{unit} reacts to the fire of {by}');

/** A unit that was hit by a unit's shooting in its Shooting phase may react to it in one of two ways. */
export const reactToFire = defineRule({
  id: 'WAF-SHOOT-07',
  default: 'on',
  requires: ['WAF-SHOOT-01'],
  patch: (_p, s) => {
    const react: Decision<Classic> = { ...REACT, otherwise: reactsByDefault(s) };
    return {
      wrap: { mayReactToFire: (next) => (g, u, by) => next(g, u, by) || (!s.isLocked(g, u) && !s.barsReactions(g, u)) },
      after: {
        reactToFire: (g, u, by) => {
          const { options } = REACT;
          let n = 0;
          options[n++] = REACTION.none;
          if (s.mayReturnFire(g, u, by)) options[n++] = REACTION.fire;
          if (s.mayDive(g, u)) options[n++] = REACTION.dive;
          if (n === 1) return;
          const how = options[g.ask(react, u.side, u, by, n)];
          if (how === REACTION.none) return;
          g.log.note(REACTS, u.slot, by.slot, how);
          s.noteReaction(g, u);
          if (how === REACTION.fire) s.returnFire(g, u, by);
          else s.dive(g, u, by, true);
        },
      },
    };
  },
});
