import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { modelWithin, unitsWithin } from '../terrain/distance.ts';

const LONE_OPERATIVE = keyword('lone-operative');

/** Cannot be shot from farther than 12"; a Leader in an Attached unit is not alone. */
export default defineRule({
  id: 'TEN-USR-04',
  title: 'Lone Operative',
  source: 'Core rules, Lone Operative',
  text: 'Unless it is part of an Attached unit the unit can be picked as the target of a ranged attack only if the attacking model is within 12".',
  layer: 'core',
  default: 'on',
  keyword: 'lone-operative',
  params: { reachInches: integer(12, 1, 48, 'how near an attacker has to be to shoot it', 'inches') },
  patch: ({ reachInches }) => ({
    wrap: {
      mayTarget: (next) => (g, u, t) => next(g, u, t) && (!hasBit(t.allBits, LONE_OPERATIVE) || unitsWithin(g, u, t, reachInches)),
      mayFireAt: (next) => (g, u, m, weapon, t) =>
        (!hasBit(t.allBits, LONE_OPERATIVE) || modelWithin(g, m, t, reachInches)) && next(g, u, m, weapon, t),
    },
  }),
});
