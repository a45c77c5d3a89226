import { gapToPiece } from 'sandtable/kit';
import { type Game, terrainKind, type Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { FEAR, MORALE, PINNING, REGROUP } from '../../../classic/state.ts';
import { isOfAlliedForce } from '../../allies.ts';
import { defineRule } from '../../family.ts';

const STATUARY = terrainKind('statuary');
const NEAR_INCHES = 2;
const LEEWAY = 1 / 256;

/** Whether a unit has a model near a statue of its own faction: one that belongs to its army, and it to no allied force. */
function nearOwnStatue(g: Game<Classic>, u: Unit<Classic>): boolean {
  const seat = g.seatOf[u.side];
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (piece.kind !== STATUARY || piece.ownerSeat !== seat) continue;
    const far = NEAR_INCHES + u.radius + LEEWAY;
    if (u.x + far < piece.minX || u.x - far > piece.maxX || u.y + far < piece.minY || u.y - far > piece.maxY) continue;
    for (let i = u.first; i < u.first + u.size; i++)
      if (g.models.alive[i] !== 0 && gapToPiece(g.models, i, piece) <= NEAR_INCHES + LEEWAY) return !isOfAlliedForce(u);
  }
  return false;
}

/** Who stands by a statue of his own faction knows no fear, and nor does his unit. */
export const statuary = defineRule({
  id: 'WAF-TERRAIN-10',
  default: 'on',
  keyword: 'statuary',
  patch: () => ({
    wrap: {
      passesAutomatically: (next) => (g, u, why) =>
        next(g, u, why) || ((why === MORALE || why === PINNING || why === FEAR || why === REGROUP) && nearOwnStatue(g, u)),
      mayGoToGround: (next) => (g, u) => next(g, u) && !nearOwnStatue(g, u),
      knowsFear: (next) => (g, u) => next(g, u) && !nearOwnStatue(g, u),
    },
  }),
});
