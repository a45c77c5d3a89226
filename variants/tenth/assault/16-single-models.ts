import type { ModelId, Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { alone, type G } from './fight-moves.ts';

type U = Unit<Modern>;

/** A model that fights alone still piles in and consolidates. */
export default defineRule({
  id: 'TEN-ASSAULT-16',
  title: 'Single models that fight',
  source: 'Commentary "Fighting with Individual Models", "Fight", "Fight Sequence"',
  text: 'When a rule lets one model fight (or fight again) alone, it may pile in, makes its melee attacks, may consolidate; both moves must end in coherency with its unit.',
  layer: 'commentary',
  changes: 'Clarifies abilities. Off: the model only makes its attacks, no moves.',
  default: 'on',
  keyword: 'fights-again-alone',
  patch: (_p, s) => ({
    wrap: {
      fightAlone: (next) => (g: G, u: U, m: ModelId) => {
        alone(g, m, () => s.pileIn(g, u));
        next(g, u, m);
        if (g.models.alive[m] !== 0) alone(g, m, () => s.consolidate(g, u));
      },
    },
  }),
});
