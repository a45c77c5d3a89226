import type { Ability } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { Tables } from '../tables.ts';

const OVER_MODELS = keyword('moves-over-models');

/** What a datasheet prints of it. */
export const movesOverModels: Ability<Modern, Tables> = {
  keyword: 'moves-over-models',
  text: 'Its models may be moved over other models.',
  patch: () => ({ wrap: { passesModels: (next) => (g, u) => hasBit(u.allBits, OVER_MODELS) || next(g, u) } }),
};

/** Models that move over models pass through Engagement Range with it. */
export const overModels = defineRule({
  id: 'TEN-MOVE-24',
  default: 'on',
  keyword: 'moves-over-models',
  patch: (_p, s) => ({ wrap: { passesEngagement: (next) => (g, u) => next(g, u) || s.passesModels(g, u) } }),
});
