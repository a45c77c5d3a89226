import { hasBit, integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { BLAST } from './blast.ts';

/** One more attack for every five models of the target. */
export default defineRule({
  id: 'TEN-WPN-15',
  title: '[BLAST] bonus attacks',
  source: 'Core rules, weapon abilities',
  text: 'When the number of attacks is found, +1 for every five models in the target unit (rounded down).',
  layer: 'core',
  default: 'on',
  keyword: 'blast',
  params: {
    models: integer(5, 1, 20, 'models of the target for each bonus', 'models'),
    attacks: integer(1, 0, 6, 'more attacks for that many models', 'attacks'),
  },
  patch: ({ models, attacks }, s) => ({
    wrap: {
      attacksBonus: (next) => (g, a) =>
        next(g, a) + (hasBit(a.profile.bits, BLAST) ? attacks * Math.floor(s.targetModels(g, a) / models) : 0),
    },
  }),
});
