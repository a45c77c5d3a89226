import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { isSuperHeavyWalker } from '../heavy/kinds.ts';
import { statsOf } from '../movement/mobility.ts';

/** Moves double the best die in difficult terrain, and fires no Overwatch. */
export default defineRule({
  id: 'CLS-VEH-48',
  title: 'Super-heavy walkers',
  source: 'vehicles: Super-heavy walkers',
  text: 'A super-heavy walker is both; moves 12" and, in difficult terrain, double the highest die of its Difficult test is its maximum. It has Fear, Hammer of Wrath, Invincible Behemoth, Move Through Cover, Relentless, Smash, Strikedown and Stomp. It cannot Overwatch. It may Run and charge and is locked in combat like other walkers.',
  default: 'on',
  keyword: 'super-heavy',
  params: {
    times: integer(2, 1, 4, 'What its difficult terrain test is multiplied by', 'times'),
  },
  patch: ({ times }) => ({
    wrap: {
      difficultTest: (next) => (g, u) => (isSuperHeavyWalker(statsOf(g, u)) ? times : 1) * next(g, u),
      mayOverwatch: (next) => (g, u, charger) => !isSuperHeavyWalker(statsOf(g, u)) && next(g, u, charger),
    },
  }),
});
