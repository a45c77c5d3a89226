import {
  clearView,
  EPSILON,
  gapToPiece,
  hiddenBy,
  hiddenByPiece,
  hiddenShare,
  modelFullyVisible,
  modelSees,
  modelSeesUnit,
  standing,
  unitSees,
} from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { RUIN } from './field-desk.ts';
import type { FieldSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Distance from a barricade at which it can still give cover. */
/** Greatest thickness of a terrain base plate. */
const PLATE_INCHES = 0.25;

function nearCover(g: G, s: ModernSeams, by: U, n: ModelId): boolean {
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

/** Visibility (TEN-TERRAIN-01, TEN-TERRAIN-17) and the sources of the Benefit of Cover. */
export function sightSeams(): Omit<FieldSeams, 'engagementInches' | 'modelEngages' | 'engages' | 'engaged'> {
  return {
    // Lines are the same both ways, but looking out of a ruin differs from looking into it. Without such a difference one
    // answer serves both.
    modelSees: (g, i, j) =>
      isFirst(g, g.models.unit[i], g.models.unit[j]) ? modelSees(g, g.desk.field.sight, i, j) : modelSees(g, g.desk.field.sight, j, i),
    visible: (g, a, b) =>
      b.place === PLACE.table &&
      (isFirst(g, a.slot, b.slot) ? unitSees(g, g.desk.field.sight, a, b) : unitSees(g, g.desk.field.sight, b, a)),
    fullyVisible: (g, u, n) => modelFullyVisible(g, g.desk.field.sight, u, n),
    coverGrantWorks(g, by, n) {
      for (let p = 0; p < g.board.count; p++) if (standing(g, g.desk.field.sight, n, p) !== 0) return true;
      return hidesSome(g, by, n);
    },
    atGroundLevel: (g, n) => g.models.z[n] <= PLATE_INCHES + EPSILON,
    coverNear: () => false,
    coverBehind: () => false,
  };
}

function hiddenCover(g: G, s: ModernSeams, by: U, n: ModelId): boolean {
  const m = g.models;
  const sight = g.desk.field.sight;
  const end = by.first + by.size;
  for (let i = by.first; i < end; i++) {
    if (m.alive[i] === 0 || hiddenShare(g, sight, i, n) === 0) continue;
    const most = hiddenBy(g, sight, i, n);
    if (most >= 0 && s.coverBehind(g, by, n, most)) return true;
    for (let p = 0; p < g.board.count; p++)
      if (p !== most && s.coverBehind(g, by, n, p) && hiddenByPiece(g, sight, i, n, p) > 0) return true;
  }
  return false;
}

/** Whether terrain partly hides a model from some model of a unit. */
function hidesSome(g: G, by: U, n: ModelId): boolean {
  const sight = g.desk.field.sight;
  const end = by.first + by.size;
  for (let i = by.first; i < end; i++) {
    if (g.models.alive[i] === 0 || hiddenShare(g, sight, i, n) === 0) continue;
    if (hiddenBy(g, sight, i, n) >= 0) return true;
    for (let p = 0; p < g.board.count; p++) if (hiddenByPiece(g, sight, i, n, p) > 0) return true;
  }
  return false;
}

/** Whether sight from one unit to another has to be checked in that direction. */
const isFirst = (g: G, a: number, b: number): boolean =>
  a < b || g.models.outlines !== null || atRuin(g, g.units[a]) || atRuin(g, g.units[b]);

/** Whether a unit is near enough to a ruin for some of it to be within; cached until it moves. */
function atRuin(g: G, u: U): boolean {
  const field = g.desk.field;
  if (field.ruinStand[u.slot] === u.stand) return field.ruinAnswer[u.slot] !== 0;
  let found = false;
  for (let p = 0; p < g.board.count && !found; p++) {
    const piece = g.board.pieces[p];
    if (piece.kind !== RUIN) continue;
    const r = u.radius;
    found = u.x + r >= piece.minX && u.x - r <= piece.maxX && u.y + r >= piece.minY && u.y - r <= piece.maxY;
  }
  field.ruinStand[u.slot] = u.stand;
  field.ruinAnswer[u.slot] = found ? 1 : 0;
  return found;
}

/** Whether a model is near enough to a barricade to shelter behind it. */
export const sheltersBehind = (g: G, n: ModelId, piece: number, inches: number): boolean =>
  gapToPiece(g.models, n, g.board.pieces[piece]) <= inches + EPSILON;

/** Whether a model sees a unit. */
export function seesUnit(g: Game<Modern>, i: ModelId, u: Unit<Modern>): boolean {
  if (u.place !== PLACE.table) return false;
  const sight = g.desk.field.sight;
  if (isFirst(g, g.models.unit[i], u.slot)) return modelSeesUnit(g, sight, i, u);
  const end = u.first + u.size;
  for (let j = u.first; j < end; j++) if (g.models.alive[j] !== 0 && modelSees(g, sight, j, i)) return true;
  return false;
}

/** Benefit of Cover that terrain gives a model against a unit's attacks. */
export function coverFromTerrain(g: Game<Modern>, s: ModernSeams, by: Unit<Modern>, n: ModelId): boolean {
  const field = g.desk.field;
  const target = g.unitOf(n);
  const at = by.slot * field.models + n;
  if (field.coverPoseBy[at] === by.pose && field.coverStandOf[at] === target.stand) return field.coverAnswer[at] !== 0;
  let covered = nearCover(g, s, by, n);
  if (!covered && !clearView(g, field.sight, by, target)) covered = hiddenCover(g, s, by, n);
  field.coverPoseBy[at] = by.pose;
  field.coverStandOf[at] = target.stand;
  field.coverAnswer[at] = covered ? 1 : 0;
  return covered;
}
