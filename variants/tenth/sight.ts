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
    // Sight is mutual: whoever asks, the lines are drawn from the unit that stands first in the list, so that a line that just
    // grazes a corner is not free one way and shut the other.
    modelSees: (g, i, j) =>
      g.models.unit[i] < g.models.unit[j] ? modelSees(g, g.desk.field.sight, i, j) : modelSees(g, g.desk.field.sight, j, i),
    seesUnit(g, i, u) {
      if (u.place !== PLACE.table) return false;
      const sight = g.desk.field.sight;
      if (g.models.unit[i] < u.slot) return modelSeesUnit(g, sight, i, u);
      const end = u.first + u.size;
      for (let j = u.first; j < end; j++) if (g.models.alive[j] !== 0 && modelSees(g, sight, j, i)) return true;
      return false;
    },
    visible: (g, a, b) =>
      b.place === PLACE.table && (a.slot < b.slot ? unitSees(g, g.desk.field.sight, a, b) : unitSees(g, g.desk.field.sight, b, a)),
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
