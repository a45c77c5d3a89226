import type { ModelId } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type G, leastOf, type U } from './scouting.ts';

/** A unit with different values scouts as far as the smallest. */
export default defineRule({
  id: 'TEN-USR-09',
  title: 'Different Scouts values in one unit',
  source: 'Commentary "Scouts (with different values)"',
  text: 'If all models have Scouts with different values the unit may move up to the smallest.',
  layer: 'commentary',
  changes: 'Adds to TEN-USR-07. Off: each model uses its own value.',
  default: 'on',
  keyword: ['scouts', 'gives-scouts'],
  patch: (_p, s) => ({
    wrap: { scoutValue: (next) => (g: G, u: U, m: ModelId) => leastOf(g, u, s.scoutsOf) || next(g, u, m) },
  }),
});
