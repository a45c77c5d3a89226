import { type Game, hasBit, integer, keyword, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { firstAlive } from '../morale/morale.ts';

const STEALTH = keyword('stealth');

/** -1 to hit with shooting at a unit all of whose models have it. */
export default defineRule({
  id: 'TEN-USR-05',
  title: 'Stealth',
  source: 'Core rules, Stealth',
  text: 'If every model of the unit has it, ranged attacks against the unit have -1 to Hit.',
  layer: 'core',
  default: 'on',
  keyword: 'stealth',
  params: { penalty: integer(1, 0, 3, 'how much harder it is to hit with shooting', 'taken off the roll') },
  patch: ({ penalty }, s) => ({
    wrap: {
      hitPenalty: (next) => (g, a) =>
        next(g, a) + (!a.melee && hasBit(a.target.allBits, STEALTH) ? penalty * s.timesCounted(g, copiesOf(g, a.target)) : 0),
    },
  }),
});

/** How many times the first living model of a unit has it: printed, and granted. */
function copiesOf(g: Game<Modern>, u: Unit<Modern>): number {
  const m = firstAlive(g, u);
  return m < 0 ? 1 : Math.max(1, g.sheetOf(m).stats.stealth);
}
