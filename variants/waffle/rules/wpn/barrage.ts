import { within } from 'sandtable/kit';
import { type Game, keyword } from 'sandtable/rules';
import type { Attack } from '../../../classic/family.ts';
import { weaponHas } from '../../../classic/special/carried.ts';
import { defineRule, type Waffle } from '../../family.ts';

const BARRAGE = keyword('barrage');

/** Barrage weapons land their markers as Ordnance does, whatever their type. */
export const barrageLands = defineRule({
  id: 'WAF-WPN-13',
  default: 'on',
  keyword: 'barrage',
  patch: () => ({
    wrap: { landsAsOrdnance: (next) => (g, a) => weaponHas(a, BARRAGE) || next(g, a) },
  }),
});

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
export const indirectFire = defineRule({
  id: 'WAF-WPN-14',
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
