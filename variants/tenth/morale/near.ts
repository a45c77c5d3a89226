import type { Game, Keyword, SideId, Unit } from 'sandtable/rules';
import { hasBit, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { modelWithin } from '../terrain/distance.ts';

/** How many units of a side have a model with an ability whose number, as a range, reaches a unit. */
export function unitsWithAura(g: Game<Modern>, u: Unit<Modern>, side: SideId, bit: Keyword, name: string): number {
  const units = g.sides[side];
  let n = 0;
  for (let k = 0; k < units.length; k++) {
    const f = units[k];
    if (f.alive !== 0 && f.place === PLACE.table && hasBit(f.anyBits, bit) && reaches(g, f, u, bit, name)) n++;
  }
  return n;
}

function reaches(g: Game<Modern>, f: Unit<Modern>, u: Unit<Modern>, bit: Keyword, name: string): boolean {
  for (let m = f.first; m < f.first + f.size; m++) {
    if (g.models.alive[m] === 0 || !hasBit(g.sheetOf(m).keywordBits, bit)) continue;
    if (modelWithin(g, m, u, g.sheetOf(m).values[name] ?? 0)) return true;
  }
  return false;
}
