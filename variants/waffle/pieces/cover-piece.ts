import {
  clearView,
  crossesPrism,
  crossesWall,
  endLine,
  hiddenBy,
  hiddenByPiece,
  hiddenShare,
  makeSightline,
  standing,
  startLine,
} from 'sandtable/kit';
import { type Game, type ModelId, scratch } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import type { WaffleSeams } from '../hub.ts';

/** Share of a body that a piece has to hide (CLS-SAVE-05). */
const OBSCURED_SHARE = 0.25;

/**
 * The piece that gives a model its cover against an attack, or -1 if it has no cover, or a better save from something else. Computed again
 * after the save, since only few pieces need it.
 */
export function coverPiece(g: Game<Classic>, s: WaffleSeams, a: Attack, model: ModelId): number {
  const on = s.coverOf(g, a, model);
  if (a.fromMark) return pieceFromPoint(g, s, a.mark[0], a.mark[1], model, on);
  const firer = a.nearFirer[model];
  const { sight } = g.desk;
  if (firer < 0 || firer === model || clearView(g, sight, g.unitOf(firer), g.unitOf(model))) return -1;
  if (hiddenShare(g, sight, firer, model) < OBSCURED_SHARE) return -1;
  const by = hiddenBy(g, sight, firer, model);
  if (by >= 0 && s.pieceCover(g, by) <= on) return by;
  for (let p = 0; p < g.board.count; p++)
    if (s.pieceCover(g, p) <= on && hiddenByPiece(g, sight, firer, model, p) >= OBSCURED_SHARE) return p;
  return -1;
}

const lines = scratch(makeSightline());

/** The first piece of at least this cover between a marker's centre and a model. */
function pieceFromPoint(g: Game<Classic>, s: WaffleSeams, x: number, y: number, model: ModelId, on: number): number {
  const m = g.models;
  const line = endLine(startLine(lines(), x, y, 0), m.x[model], m.y[model], m.z[model] + m.height[model] / 2);
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (standing(g, g.desk.sight, model, p) !== 0 || s.pieceCover(g, p) > on) continue;
    if (crossesPrism(piece, line, piece.height) || crossesWall(piece, line)) return p;
  }
  return -1;
}
