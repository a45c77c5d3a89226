import { integer, is } from 'sandtable/rules';
import { FALLING_BACK } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { automaticHits } from './automatic-hits.ts';

/** A unit caught in a Sweeping Advance is struck by every pursuer without To Hit rolls, and then flees. */
export default defineRule({
  id: 'WAF-ASSAULT-18',
  title: 'Sweeping Advance causes hits',
  source: 'Determine Assault Results, Sweeping Advances',
  text: [
    'A caught unit is not destroyed. Each model of the winning squad inflicts one automatic hit, distributed at random over the fleeing unit. The winners count as charging for weapons and rules that give bonuses on a charge. Survivors then fall back.',
    "Ruling: All models of the squad count, engaged or not. A hit uses the model's Strength and one melee weapon (its special rules and AP apply), rolls To Wound normally and allows saves. One hit per model replaces Attacks, so bonus Attacks and Hammer of Wrath add nothing; Strength or Initiative bonuses and weapons usable only on a charge do apply. Random distribution: for each hit pick one living model of the fleeing unit with equal chance. These wounds do not alter the combat result. Extra dice for some unit types: WAF-UNIT-04, -06, -07, WAF-VEH-04, -13, -24. Artillery whose crew flees is no longer destroyed without a roll (CLS-UNIT-06): its guns are lost by WAF-USR-26 and the crew takes the hits if caught. Wounds use the majority Toughness of the fleeing unit; the picked model saves.",
  ].join('\n'),
  changes: 'classic base: Sweeping Advance, where caught units are destroyed (CLS-ASSAULT-31)',
  outside: ['WAF-ASSAULT-19'],
  default: 'on',
  params: { hits: integer(1, 0, 6, 'automatic hits of each model', 'hits') },
  patch: ({ hits }, s) => ({
    replace: { automaticHitsOf: () => hits },
    wrap: {
      // Models left behind are lost before the pursuit: they do not give the others away (CLS-UNIT-06).
      fleesCombat: (next) => (g, loser) => {
        s.leavesBehind(g, loser);
        if (loser.alive > 0) next(g, loser);
      },
      sweptAway: () => (g, loser, winner) => {
        if (s.standsWhenCaught(g, loser)) return;
        automaticHits(g, s, winner, loser, false);
        if (loser.alive === 0) return;
        if (is(loser, FALLING_BACK)) s.fallBack(g, loser);
        else s.breakUnit(g, loser);
      },
    },
  }),
});
