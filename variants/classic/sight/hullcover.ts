import {
  crossesBody,
  crossesPrism,
  crossesWall,
  endLine,
  FACING,
  hiddenShare,
  LOOK,
  makeSightline,
  type Sightline,
  standing,
  startLine,
} from 'sandtable/kit';
import { type Game, type ModelId, PLACE, scratch } from 'sandtable/rules';
import { type Classic, NEVER } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { coverFromPoint } from '../saves/save.ts';
import type { Attack } from '../shooting/attack.ts';
import { facingsHit } from './facing.ts';
import { EYE_SHARE } from './optics.ts';

/** What a firer sees of one facing of a hull (CLS-VEH-13, -27): samples of the facing, from the firer's eye. */

const ACROSS = 5;
const LEVELS = 4;

/** Result of a look: shares of the samples that are not clear and that are not seen at all, and the best cover that hides some. */
export interface View {
  hidden: number;
  blocked: number;
  cover: number;
}

const lines = scratch(makeSightline());
const looking = scratch<View>({ hidden: 0, blocked: 0, cover: NEVER });

const CLEAR = 0;
const HIDDEN = 1;
const BLOCKED = 2;
/** What a line to a facing meets: nothing, something that hides, or something that blocks. The cover of all that it meets is kept in `view` if it is the best. */
function trace(g: Game<Classic>, s: ClassicSeams, view: View, i: ModelId, vehicle: ModelId, line: Sightline): number {
  const m = g.models;
  const sight = g.desk.sight;
  const { inside } = g.unitOf(i);
  let state = CLEAR;
  for (let p = 0; p < g.board.count; p++) {
    const cover = s.pieceCover(g, p);
    // Of a line that is blocked already, only a better cover would change anything.
    if (state === BLOCKED && cover >= view.cover) continue;
    const met = meets(g, i, p, line);
    if (met === CLEAR) continue;
    if (cover < view.cover) view.cover = cover;
    if (met > state) state = met;
  }
  const screen = s.screenCover(g);
  if (state === BLOCKED && screen >= view.cover) return state;
  for (let k = 0; k < sight.blockerCount; k++) {
    const unit = g.units[sight.blockers[k]];
    if (unit.place !== PLACE.table || unit.alive === 0 || unit.slot === inside) continue;
    for (let body = unit.first; body < unit.first + unit.size; body++) {
      if (m.alive[body] === 0 || body === i || body === vehicle || !crossesBody(m, body, line)) continue;
      if (screen < view.cover) view.cover = screen;
      return BLOCKED;
    }
  }
  return state;
}

/** What a line from a model meets in one piece. */
function meets(g: Game<Classic>, i: ModelId, p: number, line: Sightline): number {
  const { sight } = g.desk;
  const { terrain, walls } = sight.optics;
  const piece = g.board.pieces[p];
  const kind = piece.kind;
  if (kind < walls.length && walls[kind] !== 0 && crossesWall(piece, line)) return BLOCKED;
  const look = kind < terrain.length ? terrain[kind] : LOOK.transparent;
  if (look === LOOK.transparent || !crossesPrism(piece, line, piece.height)) return CLEAR;
  if (look === LOOK.opaque) return BLOCKED;
  return standing(g, sight, i, p) === 0 ? HIDDEN : CLEAR;
}

/** What a model sees of one facing of a vehicle, from above its centre or another point (`mount`). */
export function lookAt(
  g: Game<Classic>,
  s: ClassicSeams,
  i: ModelId,
  vehicle: ModelId,
  facing: number,
  mount: Readonly<{ x: number; y: number }> | null = null,
): Readonly<View> {
  const m = g.models;
  const x0 = mount === null ? m.x[i] : mount.x;
  const y0 = mount === null ? m.y[i] : mount.y;
  const long = m.coreX[vehicle] + m.rim[vehicle];
  const broad = m.coreY[vehicle] + m.rim[vehicle];
  const c = m.dirX[vehicle];
  const d = m.dirY[vehicle];
  const ends = facing === FACING.front || facing === FACING.rear;
  const side = facing === FACING.front || facing === FACING.left ? 1 : -1;
  const line = startLine(lines(), x0, y0, m.z[i] + m.height[i] * EYE_SHARE);
  let hidden = 0;
  let blocked = 0;
  const view = looking();
  view.cover = NEVER;
  for (let k = 0; k < ACROSS * LEVELS; k++) {
    const off = (2 * (k % ACROSS) + 1) / ACROSS - 1;
    const ahead = ends ? side * long : off * long;
    const aside = ends ? off * broad : side * broad;
    const z1 = m.z[vehicle] + (m.height[vehicle] * (2 * Math.floor(k / ACROSS) + 1)) / (2 * LEVELS);
    endLine(line, m.x[vehicle] + c * ahead - d * aside, m.y[vehicle] + d * ahead + c * aside, z1);
    const state = trace(g, s, view, i, vehicle, line);
    if (state === CLEAR) continue;
    hidden++;
    if (state === BLOCKED) blocked++;
  }
  view.hidden = hidden / (ACROSS * LEVELS);
  view.blocked = blocked / (ACROSS * LEVELS);
  return view;
}

/** Number of strips of a body that are sampled, as in optics.ts. */
const STRIPS = 3;

/** What is seen from a point above a model of the body of another, as wide as it appears from there. */
export function lookAtBody(g: Game<Classic>, s: ClassicSeams, i: ModelId, body: ModelId, x0: number, y0: number): Readonly<View> {
  const m = g.models;
  const dx = m.x[body] - x0;
  const dy = m.y[body] - y0;
  const length = Math.sqrt(dx * dx + dy * dy);
  const vx = length > 0 ? dx / length : 1;
  const vy = length > 0 ? dy / length : 0;
  const across = Math.abs(m.dirY[body] * vx - m.dirX[body] * vy);
  const along = Math.abs(m.dirX[body] * vx + m.dirY[body] * vy);
  const wide = m.rim[body] + m.coreX[body] * across + m.coreY[body] * along;
  const line = startLine(lines(), x0, y0, m.z[i] + m.height[i] * EYE_SHARE);
  let hidden = 0;
  let blocked = 0;
  const view = looking();
  view.cover = NEVER;
  for (let k = 0; k < STRIPS * LEVELS; k++) {
    const off = ((2 * (k % STRIPS) + 1) / STRIPS - 1) * wide;
    const z1 = m.z[body] + (m.height[body] * (2 * Math.floor(k / STRIPS) + 1)) / (2 * LEVELS);
    const state = trace(g, s, view, i, body, endLine(line, m.x[body] - vy * off, m.y[body] + vx * off, z1));
    if (state === CLEAR) continue;
    hidden++;
    if (state === BLOCKED) blocked++;
  }
  view.hidden = hidden / (STRIPS * LEVELS);
  view.blocked = blocked / (STRIPS * LEVELS);
  return view;
}

/** The cover that a look gives: a quarter must be hidden (CLS-VEH-27). */
export const coverSeen = (g: Game<Classic>, view: Readonly<View>): number =>
  view.hidden >= g.desk.numbers.hiddenFacingShare ? view.cover : NEVER;

/** The one facing of several that is sampled: the front or rear rather than a side. */
export const oneFacing = (facings: number): number =>
  (facings & FACING.front) !== 0
    ? FACING.front
    : (facings & FACING.rear) !== 0
      ? FACING.rear
      : (facings & FACING.left) !== 0
        ? FACING.left
        : FACING.right;

/** Whether a firer is outside a facing, so that the hull itself does not hide it. */
export function turnedTo(g: Game<Classic>, i: ModelId, vehicle: ModelId, facing: number): boolean {
  const m = g.models;
  const dx = m.x[i] - m.x[vehicle];
  const dy = m.y[i] - m.y[vehicle];
  const ahead = dx * m.dirX[vehicle] + dy * m.dirY[vehicle];
  const aside = dy * m.dirX[vehicle] - dx * m.dirY[vehicle];
  const long = m.coreX[vehicle] + m.rim[vehicle];
  const broad = m.coreY[vehicle] + m.rim[vehicle];
  if (facing === FACING.front) return ahead > long;
  if (facing === FACING.rear) return ahead < -long;
  return facing === FACING.left ? aside > broad : aside < -broad;
}

/** Whether nothing can hide any facing of a vehicle from a firer: the quick answer for most shots. */
export const plainView = (g: Game<Classic>, i: ModelId, vehicle: ModelId): boolean => hiddenShare(g, g.desk.sight, i, vehicle) === 0;

/** A vehicle's cover against the hit under way, 7 for none: a quarter of the facing must be hidden (CLS-VEH-27). */
export function hullCover(g: Game<Classic>, s: ClassicSeams, a: Attack, vehicle: ModelId): number {
  if (a.fromMark) return coverFromPoint(g, s, a.mark[0], a.mark[1], vehicle);
  if (a.bearer < 0 || plainView(g, a.bearer, vehicle)) return NEVER;
  return coverSeen(g, lookAt(g, s, a.bearer, vehicle, oneFacing(facingsHit(g, a, vehicle))));
}
