import type { Game, Keyword, ModelId, ModelSheet, Unit } from 'sandtable/rules';
import { hasBit } from 'sandtable/rules';
import { type Modern, TRAIT } from '../family.ts';
import type { ModernSeams } from '../hub.ts';

/** Whether a living model of the unit has a ranged weapon with an ability. */
export function bearsRanged(g: Game<Modern>, u: Unit<Modern>, ability: Keyword): boolean {
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0) continue;
    const carried = g.sheetOf(m).weapons;
    for (let c = 0; c < carried.length; c++) {
      const profile = u.sheet.weapons[carried[c]].profile;
      if (!profile.melee && hasBit(profile.bits, ability)) return true;
    }
  }
  return false;
}

/** Tells bearers of one kind from others with the same weapon. */
export const traitOfKind = (g: Game<Modern>, m: ModelId): number => ((g.models.kind[m] % 7) + 1) * TRAIT.kind;

/** Wraps `traitsOf` for an ability that changes the attacks of whoever has it: they attack apart from those of other kinds. */
export const apart =
  (has: (sheet: ModelSheet<Modern>) => boolean) =>
  (next: ModernSeams['traitsOf']): ModernSeams['traitsOf'] =>
  (g, u, m, weapon, t) =>
    next(g, u, m, weapon, t) | (has(g.sheetOf(m)) ? traitOfKind(g, m) : 0);
