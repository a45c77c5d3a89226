import type { Game, Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';

function toughnessWhenPicked(g: Game<Modern>, s: ModernSeams, t: Unit<Modern>): number {
  if (t.sheet.parts !== undefined) return s.toughnessOf(g, t);
  let best = 0;
  for (let m = t.first; m < t.first + t.size; m++) if (g.models.alive[m] !== 0) best = Math.max(best, s.toughnessOfModel(g, m));
  return best;
}

/** Attacks use the Toughness that their target had when it was selected: that of Bodyguards in an Attached unit, else of any model. */
export default defineRule({
  id: 'TEN-SAVE-14',
  title: "A unit's Toughness",
  source: 'Commentary "Unit\'s Toughness Characteristic", "Mixed Toughness"',
  text: 'Attached unit: the highest T among its Bodyguard models. Any other unit with mixed T: the highest T among its models. The T used is the one the unit has when it is selected as a target and holds for all those attacks.',
  layer: 'commentary',
  changes:
    'Refines TEN-UNIT-14. Off: T is looked up anew for each Wound roll (highest T among the models left, Bodyguards only while there are any).',
  default: 'on',
  patch: (_p, s) => ({
    before: {
      resolveVolley: (g, v) => {
        for (let row = 0; row < v.n; row++) {
          const slot = v.target[row];
          if (v.toughness[slot] === 0) v.toughness[slot] = toughnessWhenPicked(g, s, g.units[slot]);
        }
      },
    },
    replace: { toughnessMayChange: () => false },
    wrap: {
      toughnessAgainst: (next) => (g, a) => {
        const depth = g.desk.volleyDepth;
        const kept = depth === 0 ? 0 : g.desk.volleys[depth - 1].toughness[a.target.slot];
        return kept > 0 && g.desk.volleys[depth - 1].attacker === a.attacker ? kept : next(g, a);
      },
    },
  }),
});
