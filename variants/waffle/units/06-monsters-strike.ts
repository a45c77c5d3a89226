import { integer } from 'sandtable/rules';
import { TYPE } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { sweepHits } from './automatic-hits.ts';

/** A monster strikes a fleeing unit D3 times. */
export default defineRule({
  id: 'WAF-UNIT-06',
  title: 'Monstrous Creatures: D3 automatic hits',
  source: 'Unit Types, Monstrous Creatures, Assault',
  text: [
    'Where other models inflict one automatic hit (Sweeping Advance, or reaching a fleeing unit whose Regroup test failed) a Monstrous Creature inflicts D3.',
    'Ruling: Also for units caught after choosing to fall back (WAF-ASSAULT-09). Roll D3 per model.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: ['monster', 'flying-monster'],
  params: { dice: integer(1, 0, 4, 'D3 that are added up for the hits of each model', 'dice') },
  patch: ({ dice }) => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) => {
        const { type } = g.sheetOf(model).stats;
        return type === TYPE.monster || type === TYPE['flying-monster'] ? sweepHits(g, frame, dice, 3) : next(g, model, frame);
      },
    },
  }),
});
