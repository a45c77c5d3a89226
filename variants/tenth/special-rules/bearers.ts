import type { Game, Keyword, Unit } from 'sandtable/rules';
import { hasBit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

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
