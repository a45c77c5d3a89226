import { GRID_INCHES, gapToPiece } from 'sandtable/kit';
import { type Game, integer, terrainKind, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { FEAR, MORALE, PINNING, REGROUP } from '../../classic/state.ts';
import { isOfAlliedForce } from '../army/views.ts';
import { defineRule } from '../family.ts';

const STATUARY = terrainKind('statuary');

/** Whether a unit has a model near a statue of its own faction: the statue belongs to its army, and the unit to no allied force. */
function nearOwnStatue(g: Game<Classic>, u: Unit<Classic>, inches: number): boolean {
  const seat = g.seatOf[u.side];
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (piece.kind !== STATUARY || piece.ownerSeat !== seat) continue;
    const far = inches + u.radius + GRID_INCHES;
    if (u.x + far < piece.minX || u.x - far > piece.maxX || u.y + far < piece.minY || u.y - far > piece.maxY) continue;
    for (let i = u.first; i < u.first + u.size; i++)
      if (g.models.alive[i] !== 0 && gapToPiece(g.models, i, piece) <= inches + GRID_INCHES) return !isOfAlliedForce(u);
  }
  return false;
}

/** A unit with a model near a statue of its own faction is Fearless. */
export default defineRule({
  id: 'WAF-TERRAIN-10',
  title: 'Imposing Statuary: Fearless aura',
  source: 'Battlefield Terrain, Imposing Statuary (printed as Statutory)',
  text: [
    'A model of the statue\'s own faction within 2" of it is Fearless.',
    "Ruling: One such model makes its unit behave as Fearless (WAF-USR-18, -19). A statue without a faction in the terrain data gives nothing. The base gives Stubborn to its owner's units instead (CLS-TERRAIN-11); while this entry is on that is replaced.",
  ].join('\n'),
  changes: "classic base: Battlefield debris, where the owner's units are Stubborn (CLS-TERRAIN-11)",
  default: 'on',
  keyword: 'statuary',
  params: { inches: integer(2, 0, 12, 'how near the statue a model of the unit has to be', 'inches') },
  patch: ({ inches }) => ({
    wrap: {
      passesAutomatically: (next) => (g, u, why) =>
        next(g, u, why) || ((why === MORALE || why === PINNING || why === FEAR || why === REGROUP) && nearOwnStatue(g, u, inches)),
      // Neither by choice nor in answer to fire.
      canGoToGround: (next) => (g, u) => next(g, u) && !nearOwnStatue(g, u, inches),
      knowsFear: (next) => (g, u) => next(g, u) && !nearOwnStatue(g, u, inches),
    },
  }),
});
