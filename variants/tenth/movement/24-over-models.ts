import { type Ability, hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';

const OVER_MODELS = keyword('moves-over-models');

/** The datasheet keyword for it. */
export const movesOverModels: Ability<Modern, Tables> = {
  keyword: 'moves-over-models',
  text: 'Its models may be moved over other models.',
  patch: () => ({ wrap: { passesModels: (next) => (g, u) => hasBit(u.allBits, OVER_MODELS) || next(g, u) } }),
};

/** Models that move over models also pass through Engagement Range. */
export default defineRule({
  id: 'TEN-MOVE-24',
  title: 'Rules that let a model move over models',
  source: 'Commentary "Moving Over Models"',
  text: "A model with such a rule may pass over models and through ER, but cannot end on a model, can end no Normal, Advance or Fall Back move in enemy ER, and can end a Charge move in the ER of this phase's declared targets only.",
  layer: 'commentary',
  changes:
    'Defines a term used by abilities. Off: such a model may pass over models but not through enemy ER during Normal and Advance moves.',
  default: 'on',
  keyword: 'moves-over-models',
  patch: (_p, s) => ({ wrap: { passesEngagement: (next) => (g, u) => next(g, u) || s.passesModels(g, u) } }),
});
