import {
  catchUnit,
  caughtBy,
  coreSegmentAtSquared,
  cosDegrees,
  isStillThere,
  makePose,
  makeSegment,
  pointsTo,
  poseOf,
  releaseCaught,
  resetSight,
  type Segment,
  setSegment,
  sinDegrees,
} from 'sandtable/kit';
import {
  CAUSE,
  DEED,
  event,
  type Game,
  hasBit,
  keyword,
  modelRegister,
  type Piece,
  PLACE,
  purpose,
  scratch,
  terrainKind,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { stray } from '../saves/stray.ts';
import { weaponHas } from '../special-rules/carried.ts';
import { SCATTER, SCATTER_DISTANCE } from '../state.ts';
import { NOTHING } from '../terrain/nothing.ts';

const VORTEX = keyword('vortex');
const VORTEX_KIND = terrainKind('vortex');
const BEARING = purpose('vortex-bearing');
const OPENS = event('vortex', { unit: 'unit', x: 'inches', y: 'inches' }, '{unit} opens a vortex at {x}, {y}');
const DRIFTS = event('vortex-drifts', { x: 'inches', y: 'inches' }, 'The vortex drifts to {x}, {y}');
const CLOSES = event('vortex-closes', { piece: 'number' }, 'The vortex closes');
/** Index + 1 of the piece of terrain that a model's last vortex is. */
const OPENED = modelRegister('vortex-opened', 'game');

/** What is left of a vortex that closed, and where. */
const AWAY = -100;

const CORNERS = 8;
const CORNER_DEGREES = 360 / CORNERS;
const room = scratch({ dice: new Uint8Array(2) });

/** Gives a vortex its shape round x, y. */
function shape(piece: Piece, x: number, y: number, radius: number): void {
  piece.corners = CORNERS;
  for (let k = 0; k < CORNERS; k++) {
    piece.polygon[2 * k] = x + cosDegrees(k * CORNER_DEGREES) * radius;
    piece.polygon[2 * k + 1] = y + sinDegrees(k * CORNER_DEGREES) * radius;
  }
  piece.minX = x - radius;
  piece.maxX = x + radius;
  piece.minY = y - radius;
  piece.maxY = y + radius;
}

const onBoard = (g: Game<Classic>, x: number, y: number): boolean => x >= 0 && y >= 0 && x <= g.board.width && y <= g.board.height;

/** The marker stays as impassable terrain, if the board has a piece in reserve. */
function open(g: Game<Classic>, u: Unit<Classic>, model: number, x: number, y: number, radius: number): void {
  const { board } = g;
  if (!onBoard(g, x, y) || board.count >= board.pieces.length) return;
  const piece = board.pieces[board.count++];
  piece.kind = VORTEX_KIND;
  piece.cover = 0;
  piece.height = 0;
  shape(piece, x, y, radius);
  g.models.reg[OPENED][model] = board.count;
  g.log.note(OPENS, u.slot, Math.round(x * 256), Math.round(y * 256));
}

/** Removes a vortex. Its piece stays in play, because remembered sight relies on that, but off the table. */
function close(g: Game<Classic>, piece: Piece): void {
  piece.kind = NOTHING;
  shape(piece, AWAY, AWAY, 1);
  resetSight(g, g.desk.sight);
  g.log.note(CLOSES, piece.index);
}

/** The model that opened a vortex, or another with such a weapon; -1 for none. */
function opener(g: Game<Classic>, piece: number): number {
  let other = -1;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    for (let i = u.first; i < u.first + u.size; i++) {
      if (g.models.reg[OPENED][i] === piece + 1) return i;
      if (other < 0 && g.models.reg[OPENED][i] !== 0) other = i;
    }
  }
  return other;
}

const here = scratch(makePose());

/** Hits on the models of a unit that a moving circle touches on its path. */
function sweptOver(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, way: Segment, radius: number): number {
  const m = g.models;
  let n = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const far = radius + m.rim[i];
    if (coreSegmentAtSquared(m, i, poseOf(here(), m, i), way) <= far * far) n += s.hitsUnder(g, i);
  }
  return n;
}

const way = scratch(makeSegment());

/** A vortex drifts 2D6", over whatever is in its way; a double closes it, and so does the edge of the table. */
function drift(g: Game<Classic>, s: ClassicSeams, piece: Piece): void {
  const model = opener(g, piece.index);
  if (model < 0) return;
  const u = g.unitOf(model);
  const frame = g.dice.begin(DEED.upkeep, u, g.nobody);
  const { dice } = room();
  g.dice.group(frame, SCATTER_DISTANCE, 2, dice);
  const inches = dice[0] + dice[1];
  const double = dice[0] === dice[1];
  let rolled = double ? 0 : g.dice.scatter(frame, SCATTER);
  if (rolled < 0) rolled = g.dice.bearing(frame, BEARING);
  const degrees = pointsTo(g, frame, rolled);
  g.dice.end(frame);
  const x0 = (piece.minX + piece.maxX) / 2;
  const y0 = (piece.minY + piece.maxY) / 2;
  const x = x0 + cosDegrees(degrees) * inches;
  const y = y0 + sinDegrees(degrees) * inches;
  if (double || !onBoard(g, x, y)) {
    close(g, piece);
    return;
  }
  const radius = (piece.maxX - piece.minX) / 2;
  shape(piece, x, y, radius);
  resetSight(g, g.desk.sight);
  g.log.note(DRIFTS, Math.round(x * 256), Math.round(y * 256));
  const weapon = u.sheet.weapons.find(isVortex);
  if (weapon === undefined) return;
  const caught = caughtBy(g);
  const from = caught.height;
  for (let k = 0; k < g.units.length; k++) {
    const target = g.units[k];
    if (target.alive === 0 || target.place !== PLACE.table || target.aloft !== 0) continue;
    const n = sweptOver(g, s, target, setSegment(way(), x0, y0, x, y), radius);
    if (n > 0) catchUnit(g, target, n);
  }
  const end = caught.height;
  for (let k = from; k < end; k++) {
    const target = g.units[caught.unit[k]];
    if (!isStillThere(target)) continue;
    const blow = g.dice.begin(DEED.upkeep, u, target);
    g.dice.weapon(blow, weapon.key);
    s.strayHits(g, target, weapon, caught.hits[k], stray(u, CAUSE.other, blow, x, y));
    g.dice.end(blow);
  }
  releaseCaught(g, from);
}

const isVortex = (weapon: Unit<Classic>['sheet']['weapons'][number]): boolean => hasBit(weapon.profile.bits, VORTEX);

/** The marker stays as impassable terrain and drifts at the start of each later turn. */
export default defineRule({
  id: 'CLS-WPN-48',
  title: 'Vortex',
  source: 'weapons: Vortex',
  text: 'A Destroyer weapon using the listed marker. The marker stays in play as impassable terrain. At the start of each later player turn it scatters 2D6" (use the small arrow on a Hit); if the two dice are a double it is removed instead. Units passed over or ended on take hits.',
  default: 'on',
  keyword: 'vortex',
  patch: (_p, s) => ({
    wrap: {
      layMarker: (next) => (g, a) => {
        const laid = a.marks;
        next(g, a);
        if (a.marks > laid && weaponHas(a, VORTEX)) open(g, a.attacker, a.bearer, a.mark[0], a.mark[1], a.weapon.profile.blastInches);
      },
    },
    before: {
      beginTurn: (g, side) => {
        if (s.happensInTurnOf(g, side) && s.driftsInTurn(g)) s.driftMarkers(g);
      },
    },
    after: {
      driftMarkers: (g) => {
        for (let p = 0; p < g.board.count; p++) {
          const piece = g.board.pieces[p];
          if (piece.kind === VORTEX_KIND) drift(g, s, piece);
        }
      },
    },
  }),
});
