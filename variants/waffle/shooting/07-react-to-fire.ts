import { decision, event } from 'sandtable/rules';
import { isLocked } from '../../classic/assault/charge.ts';
import { defineRule } from '../family.ts';
import { REACTION, reactsByDefault, worthOfReacting } from './reaction-sense.ts';

const REACTS = event('reacts', { unit: 'unit', by: 'unit', how: 'number' }, '{unit} reacts to the fire of {by}');

/** A unit hit by a unit's shooting in its Shooting phase may react in one of two ways. */
export default defineRule({
  id: 'WAF-SHOOT-07',
  title: 'Who may react to shooting',
  source: 'The Shooting Sequence, step 8; Reaction to Shooting',
  text: [
    'After the nominated unit has settled all its shooting, each unit that its attacks hit may make one reaction: Return Fire (WAF-SHOOT-08) or Dive for Cover (WAF-SHOOT-09). A reaction is optional.',
    'Ruling: One passage says units that were hit, another units that were fired upon; adopted: at least one hit is required (no wound needed), and a unit hit only by a scattering marker qualifies. Only shooting in a Shooting phase by a nominated unit counts: Overwatch, Return Fire, witchfire, automatic fire and Fiery Charge give no reaction. A unit locked in combat, an embarked unit, and a unit destroyed by the shooting cannot react. A unit that is already gone to ground or falling back may Return Fire, since it may fire Snap Shots. Going to ground by choice before saves (CLS-MORALE-13) is replaced by Dive for Cover and is not available while WAF-SHOOT-09 is on.',
  ].join('\n'),
  changes: 'classic base: only the active side acts, and a target may go to ground before its saves (CLS-TURN-02, CLS-MORALE-13)',
  default: 'on',
  requires: ['WAF-SHOOT-01'],
  patch: (_p, s) => {
    // What a unit that was hit does: 0 nothing, 1 shoots back, 2 dives for cover.
    const react = decision('WAF-SHOOT-07/react', 'number', reactsByDefault(s), worthOfReacting(s));
    return {
      wrap: { mayReactToFire: (next) => (g, u, by) => next(g, u, by) || (!isLocked(u) && !s.barsReactions(g, u)) },
      after: {
        reactToFire: (g, u, by) => {
          const { options } = react;
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
