import type { ModelId } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type G, ofPassengers, type U } from './scouting.ts';

/** The errata: as far as X, and any Scouts ability of passengers counts for their Dedicated Transport. */
export default defineRule({
  id: 'TEN-USR-08',
  title: 'Scouts: distance above M, and what a Dedicated Transport may use',
  source: 'Errata page 39, Scouts',
  text: 'The Scout move may exceed each model\'s M as long as it is not more than X". A Dedicated Transport may use a Scouts ability of its own or one of a unit that starts embarked in it (if only models with Scouts are embarked), however that unit came by it (datasheet, Enhancement, attached Character).',
  layer: 'errata',
  changes: 'Changes TEN-USR-07. Off: TEN-USR-07.',
  default: 'on',
  keyword: ['scouts', 'gives-scouts'],
  patch: (_p, s) => ({
    wrap: {
      scoutInches: () => (_g: G, _m: ModelId, value: number) => value,
      scoutsInside: () => (g: G, u: U) => ofPassengers(g, u, s.scoutsOf, Math.max),
    },
  }),
});
