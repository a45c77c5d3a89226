import { type Decision, decision, decline, hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';

const TANK_HUNTERS = keyword('tank-hunters');
/** Whether to re-roll a glancing hit. */
const PRESS_ON = decision('reroll-glance', 'flag', decline) as Decision<Classic>;

/** Failed penetration rolls are re-rolled; glancing ones may be. */
export default defineRule({
  id: 'CLS-USR-40',
  title: 'Tank Hunters',
  source: 'universal special rules: Tank Hunters',
  text: 'May re-roll penetration rolls that failed, and may choose to re-roll those that only glanced; the second roll stands.',
  default: 'on',
  keyword: 'tank-hunters',
  patch: () => ({
    wrap: {
      rerollsPenetration: (next) => (g, a) => (a.bearer >= 0 && hasBit(g.sheetOf(a.bearer).keywordBits, TANK_HUNTERS)) || next(g, a),
      rerollsGlancing: (next) => (g, a) =>
        (a.bearer >= 0 &&
          hasBit(g.sheetOf(a.bearer).keywordBits, TANK_HUNTERS) &&
          g.choose(PRESS_ON, a.attacker.side, a.attacker, a.target)) ||
        next(g, a),
    },
  }),
});
