import type { Game, Keyword, Unit } from 'sandtable/rules';
import { hasBit, keyword, PLACE } from 'sandtable/rules';
import { modelWithin } from '../distance.ts';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';

const HIT_AURA = keyword('aura-hit-bonus');

/** An Aura reaches units within its range, its bearer's own included; several of one name count once. */
export default defineRule({
  id: 'TEN-USR-14',
  default: 'on',
  keyword: 'aura-hit-bonus',
  patch: () => ({ wrap: { hitModifier: (next) => (g, a) => next(g, a) + (underAura(g, a.attacker, HIT_AURA, 'aura-hit-bonus') ? 1 : 0) } }),
});

/** Whether a friendly model with an Aura is close enough to a unit; the Aura's value is its range. */
function underAura(g: Game<Modern>, u: Unit<Modern>, aura: Keyword, name: string): boolean {
  const friends = g.sides[u.side];
  for (let k = 0; k < friends.length; k++) {
    const f = friends[k];
    if (f.place !== PLACE.table || !hasBit(f.anyBits, aura)) continue;
    const end = f.first + f.size;
    for (let m = f.first; m < end; m++) {
      if (g.models.alive[m] === 0 || !hasBit(g.sheetOf(m).keywordBits, aura)) continue;
      if (f === u || modelWithin(g, m, u, g.sheetOf(m).values[name] ?? 0)) return true;
    }
  }
  return false;
}
