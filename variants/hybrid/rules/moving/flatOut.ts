import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { statsOf } from '../../../classic/mobility.ts';
import { MOVED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { hasSpeeds, unitMovement } from '../../movement.ts';
import type { HybridSeams } from '../../seams.ts';

const FLAT_OUT_INCHES = 6;
/** Less than this is no move. */
const LEAST_INCHES = 1 / 64;

/** What every vehicle of a unit has left of the way that it may go in a turn in which it goes Flat Out. */
function leftInches(g: Game<Classic>, s: HybridSeams, u: Unit<Classic>): number {
  let least = Infinity;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const { stats } = g.sheetOf(i);
    const most = Math.max(unitMovement(g, s, u, stats) + FLAT_OUT_INCHES, s.typeInches(g, u, stats));
    least = Math.min(least, most - g.models.reg[MOVED][i]);
  }
  return least;
}

/** Going Flat Out makes the way of a turn as long as Movement and 6", or as Cruising Speed allows. */
export const flatOutTotal = defineRule({
  id: 'HYB-VEH-20',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      flatOutInches: (next) => (g, u) => {
        const inches = next(g, u);
        if (inches <= 0 || u.aloft !== 0 || !hasSpeeds(statsOf(g, u))) return inches;
        const left = leftInches(g, s, u);
        return left < LEAST_INCHES ? 0 : left;
      },
    },
  }),
});
