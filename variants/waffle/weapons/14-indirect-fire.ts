import { within } from 'sandtable/kit';
import type { Game } from 'sandtable/rules';
import type { Attack } from '../../classic/shooting/attack.ts';
import { defineRule, type Waffle } from '../family.ts';

/** Whether a model of the target is inside the minimum range of the weapon. */
function tooNear(g: Game<Waffle>, a: Attack): boolean {
  const least = a.weapon.profile.ruleValues['minimum-range'] ?? 0;
  if (least === 0) return false;
  const { aimed } = a;
  for (let j = aimed.first; j < aimed.first + aimed.size; j++)
    if (g.models.alive[j] !== 0 && within(g.models, a.bearer, j, least)) return true;
  return false;
}

/** Indirect fire reaches inside the minimum range, where all fire is indirect, and scatters the full 2D6". */
export default defineRule({
  id: 'WAF-WPN-14',
  title: 'Barrage: indirect fire',
  source: 'Special Rules, Barrage, bullet 2',
  text: [
    'Restated: it may fire without line of sight and inside its minimum range. Such indirect fire subtracts no BS: unless a Hit! comes up, the marker scatters the full 2D6.',
    'Ruling: In the base indirect fire needs a target beyond the minimum range, and fire at a visible target nearer than that is direct with BS subtracted (CLS-WPN-17); here any shot at a target inside the minimum range counts as indirect, seen or not, and scatters the full 2D6.',
  ].join('\n'),
  changes: 'classic base: Barrage, indirect fire, here also inside the minimum range (CLS-WPN-17)',
  default: 'on',
  keyword: 'barrage',
  requires: ['CLS-WPN-17'],
  patch: () => ({
    wrap: {
      firesIndirectly: (next) => (g, a) => next(g, a) || tooNear(g, a),
      indirectFrom: () => () => 0,
      namesScatter: (next) => (g, a) => a.indirect || next(g, a),
    },
  }),
});
