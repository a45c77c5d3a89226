import { type Game, hasBit, type Keyword, type ModelId, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Whether a model carries grenades: its own rules say so, or those of a weapon that it carries. */
export function carriesGrenades(g: Game<Classic>, model: ModelId, kind: Keyword): boolean {
  const sheet = g.sheetOf(model);
  if (hasBit(sheet.keywordBits, kind)) return true;
  const list = g.unitOf(model).sheet.weapons;
  for (let c = 0; c < sheet.weapons.length; c++) if (hasBit(list[sheet.weapons[c]].profile.bits, kind)) return true;
  return false;
}

/** Whether any living model of a unit does. */
export function anyCarriesGrenades(g: Game<Classic>, u: Unit<Classic>, kind: Keyword): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && carriesGrenades(g, i, kind)) return true;
  return false;
}
