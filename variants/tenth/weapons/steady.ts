import { EPSILON } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Modern, ModernWeapon } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { weaponWorth } from '../worth/worth.ts';

const HEAVY = keyword('heavy');
/** Nothing hits on better than this. */
const BEST_SKILL = 2;
const SIDES = 6;

/** Whether a unit has a heavy weapon that hits more often if the unit remains stationary. */
function hasHeavy({ sheet: { weapons } }: Unit<Modern>): boolean {
  for (let w = 0; w < weapons.length; w++) if (gains(weapons[w].profile)) return true;
  return false;
}

const gains = ({ bits, melee, skill }: ModernWeapon): boolean => !melee && skill > BEST_SKILL && skill <= SIDES && hasBit(bits, HEAVY);

/** What a unit's heavy weapons take off a target beyond their usual fire if the unit remains stationary, in points: one face more hits. */
export function steadyGain(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>, inches: number): number {
  // Most units have none.
  if (!hasHeavy(u)) return 0;
  let total = 0;
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0) continue;
    const carried = g.sheetOf(m).weapons;
    for (let c = 0; c < carried.length; c++) {
      const w = carried[c];
      const { profile } = u.sheet.weapons[w];
      if (!gains(profile) || s.rangeOf(g, u, m, w) + EPSILON < inches) continue;
      total += weaponWorth(g, u, w, t) / (SIDES + 1 - profile.skill);
    }
  }
  return total;
}
