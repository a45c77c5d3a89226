import { type Game, INTENT, intentArgument, intentKind, type Question, type Unit } from 'sandtable/rules';
import { type Classic, NEVER } from '../../classic/family.ts';
import type { WaffleSeams } from '../hub.ts';

/** Average distance of a Run, inches. */
const RUN_INCHES = 3.5;

/** Inches from the middle of a unit to the bounding box of a piece of terrain. */
function inchesTo(g: Game<Classic>, u: Unit<Classic>, piece: number): number {
  const { minX, maxX, minY, maxY } = g.board.pieces[piece];
  const dx = Math.max(minX - u.x, 0, u.x - maxX);
  const dy = Math.max(minY - u.y, 0, u.y - maxY);
  return Math.sqrt(dx * dx + dy * dy);
}

/** The piece of terrain that a unit would best run into, the nearest of those with the best cover; -1 for none, or if it is in one already. */
export function coverToRunTo(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): number {
  let best = -1;
  let grade = NEVER;
  let way = Infinity;
  for (let k = 0; k < g.board.count; k++) {
    if (g.board.pieces[k].maxX <= 0) continue;
    const inches = inchesTo(g, u, k);
    if (inches > RUN_INCHES) continue;
    const cover = s.pieceCover(g, k);
    if (cover >= NEVER) continue;
    if (inches === 0) return -1;
    if (cover > grade || (cover === grade && inches >= way)) continue;
    grade = cover;
    way = inches;
    best = k;
  }
  return best;
}

/** Runs into cover within reach, otherwise stays. */
export const divesByDefault =
  (s: WaffleSeams) =>
  ({ game: g, about: u, options, n }: Question<Classic>): number => {
    const piece = u === null ? -1 : coverToRunTo(g, s, u);
    if (piece < 0) return 0;
    for (let k = 0; k < n; k++) if (intentKind(options[k]) === INTENT.cover && intentArgument(options[k]) === piece) return k;
    return 0;
  };
