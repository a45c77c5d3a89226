import type { Game, Unit } from 'sandtable/rules';
import type { Classic, Stat } from '../family.ts';

/** The highest printed value of a characteristic among a unit's living models, 0 if none has it: no condition and no rule changes it. */
export function highestPrinted(g: Game<Classic>, u: Unit<Classic>, stat: Stat): number {
  let best = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) best = Math.max(best, g.sheetOf(i).stats.values[stat]);
  return best;
}
