import { is, unitRegister } from 'sandtable/rules';
import { memberCount, members } from '../../../classic/combat.ts';
import { CHARGED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

/** Sides that have had a round of the combat that a unit is in fought in this game turn, as bits. */
const FOUGHT_BY = unitRegister('WAF-TURN-05/fought-by', 'round');

/** Spent units fight. A round is fought for every charge, and for the first unit of each side that begins to act in the combat. */
export const meleeRounds = defineRule({
  id: 'WAF-TURN-05',
  default: 'on',
  requires: ['WAF-TURN-02'],
  patch: () => ({
    wrap: {
      spentFights: () => () => true,
      triggersRound: (next) => (g, u) => (is(u, CHARGED) || (u.reg[FOUGHT_BY] & (1 << u.side)) === 0) && next(g, u),
    },
    after: {
      fightCombat: (g) => {
        for (let k = 0; k < memberCount(); k++) g.units[members[k]].reg[FOUGHT_BY] |= 1 << g.active;
      },
    },
  }),
});
