import {
  clearView,
  gapToPiece,
  hiddenBy,
  hiddenShare,
  modelFullyVisible,
  modelSees,
  modelSeesUnit,
  standing,
  unitSees,
} from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { PLACE } from 'sandtable/rules';
import type { Modern } from './family.ts';
import type { FieldSeams, ModernSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Distance from a barricade at which it can still give cover. */
const BEHIND_INCHES = 3;

/** Visibility (TEN-TERRAIN-01, TEN-TERRAIN-17) and where the Benefit of Cover comes from. */
export function sightSeams(
  s: ModernSeams,
): Pick<FieldSeams, 'modelSees' | 'seesUnit' | 'visible' | 'fullyVisible' | 'coverFromTerrain' | 'coverNear' | 'coverBehind'> {
  function nearCover(g: G, by: U, n: ModelId): boolean {
    const board = g.board;
    const m = g.models;
    for (let p = 0; p < board.count; p++) {
      const piece = board.pieces[p];
      const r = m.radius[n];
      const x = m.x[n];
      const y = m.y[n];
      if (x + r < piece.minX || x - r > piece.maxX || y + r < piece.minY || y - r > piece.maxY) continue;
      const stands = standing(g, g.desk.field.sight, n, p);
      if (stands !== 0 && s.coverNear(g, by, n, p, stands)) return true;
    }
    return false;
  }

  function hiddenCover(g: G, by: U, n: ModelId): boolean {
    const m = g.models;
    const sight = g.desk.field.sight;
    const end = by.first + by.size;
    for (let i = by.first; i < end; i++) {
      if (m.alive[i] === 0 || hiddenShare(g, sight, i, n) === 0) continue;
      const piece = hiddenBy(g, sight, i, n);
      if (piece >= 0 && s.coverBehind(g, by, n, piece)) return true;
    }
    return false;
  }

  return {
    modelSees: (g, i, j) => modelSees(g, g.desk.field.sight, i, j),
    seesUnit: (g, i, u) => u.place === PLACE.table && modelSeesUnit(g, g.desk.field.sight, i, u),
    visible: (g, a, b) => b.place === PLACE.table && unitSees(g, g.desk.field.sight, a, b),
    fullyVisible: (g, u, n) => modelFullyVisible(g, g.desk.field.sight, u, n),
    coverFromTerrain(g, by, n) {
      const field = g.desk.field;
      const target = g.unitOf(n);
      const at = by.slot * field.models + n;
      if (field.coverPoseBy[at] === by.pose && field.coverStandOf[at] === target.stand) return field.coverAnswer[at] !== 0;
      let covered = nearCover(g, by, n);
      if (!covered && !clearView(g, field.sight, by, target)) covered = hiddenCover(g, by, n);
      field.coverPoseBy[at] = by.pose;
      field.coverStandOf[at] = target.stand;
      field.coverAnswer[at] = covered ? 1 : 0;
      return covered;
    },
    coverNear: () => false,
    coverBehind: () => false,
  };
}

/** Whether a model is near enough to a barricade to shelter behind it. */
export const sheltersBehind = (g: G, n: ModelId, piece: number): boolean =>
  gapToPiece(g.models, n, g.board.pieces[piece]) <= BEHIND_INCHES + 1 / 512;
