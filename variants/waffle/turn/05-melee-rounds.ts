import { is, unitRegister } from 'sandtable/rules';
import { combatOf } from '../../classic/assault/combat.ts';
import { CHARGED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** Sides that have had a round of a unit's combat fought this game turn, as bits. */
const FOUGHT_BY = unitRegister('WAF-TURN-05/fought-by', 'round');

/** Spent units fight. A round is fought for every charge, and for the first unit of each side that begins to act in the combat. */
export default defineRule({
  id: 'WAF-TURN-05',
  title: 'Melee ignores the spent marker',
  source: 'The Turn, working playtest turn order, paragraph 1',
  text: [
    'A unit engaged in close combat fights normally whenever that combat is fought, even if it is already spent this turn.',
    'Ruling: The source does not say how often a combat is fought. Adopted: a round is fought in the activation of any unit that charges into it; otherwise in the activation of the first unit of each side that starts its activation locked in it, provided that side has not already triggered a round of that combat this turn. All units in the combat strike in every round. This keeps the classic rhythm of two rounds per game turn (one per side) plus one for each extra charge. Challenges (CLS-ASSAULT-24) are offered in every such round; the side whose activation triggered it may issue first.',
  ].join('\n'),
  changes: "classic base: every combat is fought once in each player's Assault phase (CLS-ASSAULT-01, CLS-ASSAULT-13)",
  outside: ['WAF-USR-11'],
  default: 'on',
  requires: ['WAF-TURN-02'],
  patch: () => ({
    wrap: {
      spentFights: () => () => true,
      triggersRound: (next) => (g, u) => (is(u, CHARGED) || (u.reg[FOUGHT_BY] & (1 << u.side)) === 0) && next(g, u),
    },
    after: {
      fightCombat: (g) => {
        const { members, count } = combatOf(g);
        for (let k = 0; k < count; k++) g.units[members[k]].reg[FOUGHT_BY] |= 1 << g.active;
      },
    },
  }),
});
