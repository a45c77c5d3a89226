import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { weaponHas } from '../special-rules/carried.ts';

const REROLLING = [keyword('twin-linked'), keyword('master-crafted')];

/** A weapon with a To Hit re-roll re-rolls a scatter that was not a Hit, die and distance together. */
export default defineRule({
  id: 'CLS-WPN-15',
  title: 'Blasts and re-rolls',
  source: 'weapons: Blasts and re-rolls',
  text: "A weapon with a To Hit re-roll (Twin-linked, Preferred Enemy, Master-crafted, Prescience-like effects) may re-roll a blast's scatter: both the scatter die and the 2D6 together, once. A BS6+ re-roll does not apply.",
  default: 'on',
  keyword: ['twin-linked', 'master-crafted', 'preferred-enemy'],
  patch: (_p, s) => ({
    wrap: {
      rerollsScatter: (next) => (g, a) =>
        weaponHas(a, REROLLING[0]) || weaponHas(a, REROLLING[1]) || s.prefers(g, a.bearer, a.aimed) || next(g, a),
    },
  }),
});
