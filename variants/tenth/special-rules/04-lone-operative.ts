import { type Game, hasBit, integer, keyword, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { modelWithin, unitsWithin } from '../terrain/distance.ts';
import { isAttached } from '../units/parts.ts';

const LONE_OPERATIVE = keyword('lone-operative');

/** Whether it works: not in an Attached unit, not even where all of its models have it. */
const isAlone = (g: Game<Modern>, t: Unit<Modern>): boolean => hasBit(t.allBits, LONE_OPERATIVE) && !isAttached(g, t);

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
      mayTarget: (next) => (g, u, t) => next(g, u, t) && (!isAlone(g, t) || unitsWithin(g, u, t, reachInches)),
      mayFireAt: (next) => (g, u, m, weapon, t) => (!isAlone(g, t) || modelWithin(g, m, t, reachInches)) && next(g, u, m, weapon, t),
    },
  }),
});
