import { inflict, integer, is, status } from 'sandtable/rules';
import { MORALE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** Has lost models to its own side's fire this game turn. */
const SHOT_BY_FRIENDS = status('shot-by-friends', 'round');

/** A unit that lost models to stray shots takes Morale checks at -1 Leadership until the game turn ends. */
export default defineRule({
  id: 'WAF-SHOOT-23',
  title: 'Friendly casualties weaken morale',
  source: 'Shooting Into and out of Close Combat (proposed rule)',
  text: [
    'If shots into a melee cause casualties on a friendly unit, that unit suffers a penalty to Morale checks it has to take.',
    'Ruling: The size is not given; adopted: -1 Ld in total on Morale checks until the end of the current game turn if at least one model was lost.',
  ].join('\n'),
  changes: 'new; part of WAF-SHOOT-21; adds to classic base: Leadership modifiers (CLS-MORALE-06)',
  default: 'off',
  requires: ['WAF-SHOOT-22'],
  params: { leadership: integer(1, 0, 10, 'Leadership that losses to its own side cost a unit', 'points of Leadership') },
  patch: ({ leadership }) => ({
    after: { friendsSlain: (g, friend) => inflict(g, friend, SHOT_BY_FRIENDS) },
    wrap: {
      leadershipModifier: (next) => (g, u, why, modifier) =>
        next(g, u, why, why === MORALE && is(u, SHOT_BY_FRIENDS) ? modifier - leadership : modifier),
    },
  }),
});
