import { ALLOCATE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** If several models are equally near to the fire, their owner chooses which takes the wound. */
export default defineRule({
  id: 'CAL-SHOOT-13',
  title: 'Allocation to the closest model',
  source: 'The Shooting Phase, point 13',
  text: [
    'Each wound goes to the model of the target unit closest to the shooting unit; it may take its saving throw; at 0 Wounds it is removed; then the next wound goes to the closest model left. Equal distance: the owner of the models chooses.',
    'Ruling: the owner of equally close models chooses, where the base picks at random. A wounded multi-wound model that is still closest keeps receiving wounds. "Saving throw" here is armour or invulnerable (cover was taken earlier, CAL-SAVE-01).',
  ].join('\n'),
  changes:
    'restates classic base: closest-first allocation (CLS-SHOOT-13); replaces the random pick between equally close models (CLS-SHOOT-14)',
  default: 'on',
  patch: () => ({
    wrap: {
      breakTie: (next) => (g, a, ties) => {
        if (a.melee) return next(g, a, ties);
        for (let k = 0; k < ties; k++) ALLOCATE.options[k] = a.tied[k];
        return a.tied[g.ask(ALLOCATE, a.target.side, a.target, a.attacker, ties)];
      },
    },
  }),
});
