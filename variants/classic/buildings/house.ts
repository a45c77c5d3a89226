import { FACING, facingsTowards, outlookOf, pointPolygonSquared, resetSight } from 'sandtable/kit';
import { arenaMemory, event, type Game, type ModelId, type Piece, terrainKind, type Unit, unitRegister } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { NOTHING } from '../terrain/nothing.ts';

/** Which unit is in or on which building, and what is left of the building. */

/** The piece on whose roof a unit stands, plus one; 0 for none. */
export const ON_ROOF = unitRegister('battlements', 'game');

export const OCCUPIES = event('occupies', { unit: 'unit', piece: 'piece' }, '{unit} occupies {piece}');
export const VACATES = event('vacates', { unit: 'unit', piece: 'piece' }, '{unit} leaves {piece}');
export const BUILDING_DAMAGED = event('building-damage', { piece: 'piece', result: 'number' }, '{piece} is damaged, result {result}');
export const COLLAPSES = event('collapses', { piece: 'piece' }, '{piece} collapses');

const RUIN = terrainKind('ruin');
const FACES = [FACING.front, FACING.left, FACING.right, FACING.rear] as const;
const FACINGS = FACES.length;

/** What is left of pieces: Armour Value of each facing of buildings, and Wounds lost by others. */
export const walls = arenaMemory('classic/walls', ({ board: { pieces } }: Game<Classic>) => {
  const armour = new Int8Array(pieces.length * FACINGS);
  pieces.forEach(({ building }, p) => {
    armour.fill(building?.armour ?? 0, p * FACINGS, (p + 1) * FACINGS);
  });
  return { armour, woundsLost: new Int8Array(pieces.length) };
});

/** The kinds that all pieces have at the start. */
export const kindsOf = (pieces: readonly Piece[]): Int32Array => Int32Array.from(pieces, (it) => it.kind);

/** Restores collapsed and removed pieces at the start of an engagement. */
export function rebuild(g: Game<Classic>): void {
  const { pieceKinds } = g.desk;
  for (let p = 0; p < g.board.pieces.length; p++) {
    const piece = g.board.pieces[p];
    if (piece.building !== null || piece.kind === NOTHING) piece.kind = pieceKinds[p] as Piece['kind'];
  }
}

/** Index of a facing (a bit, or two of which the first counts) among a building's four. */
const placeOf = (facing: number): number => {
  for (let k = 0; k < FACINGS; k++) if ((facing & FACES[k]) !== 0) return k;
  return 0;
};

export const armourAt = (g: Game<Classic>, piece: number, facing: number): number => walls(g).armour[piece * FACINGS + placeOf(facing)];

/** A breach: the Armour Value of a facing drops by 1. */
export function breach(g: Game<Classic>, piece: number, facing: number): void {
  walls(g).armour[piece * FACINGS + placeOf(facing)]--;
}

/** Takes a piece off the table. */
export function clearPiece(g: Game<Classic>, piece: number): void {
  g.board.pieces[piece].kind = NOTHING;
  resetSight(g, g.desk.sight);
}

/** Leaves the ruin of a collapsed building. */
export function makeRuin(g: Game<Classic>, piece: number): void {
  g.board.pieces[piece].kind = RUIN;
  resetSight(g, g.desk.sight);
}

/** The unit inside a building, or null. */
export function occupantOf(g: Game<Classic>, piece: number): Unit<Classic> | null {
  for (let k = 0; k < g.units.length; k++) if (g.units[k].housed === piece && g.units[k].alive > 0) return g.units[k];
  return null;
}

/** The facing, towards a point, of the building a unit occupies. */
export const facingOf = (g: Game<Classic>, u: Unit<Classic>, x: number, y: number): number => facingsTowards(g.models, firstOf(g, u), x, y);

export function firstOf(g: Game<Classic>, u: Unit<Classic>): ModelId {
  let i = u.first;
  while (i < u.first + u.size - 1 && g.models.alive[i] === 0) i++;
  return i;
}

/** Inches from the edge of a model's base to the nearest door of a building, or to its outline if it has none. */
export function inchesToDoor(g: Game<Classic>, i: ModelId, piece: Piece): number {
  const m = g.models;
  const doors = piece.building === null ? null : piece.building.doors;
  if (doors === null || doors.length === 0)
    return Math.max(0, Math.sqrt(pointPolygonSquared(piece.polygon, piece.corners, m.x[i], m.y[i])) - m.radius[i]);
  let best = Infinity;
  for (let k = 0; k < doors.length; k += 4) {
    const dx = m.x[i] - doors[k];
    const dy = m.y[i] - doors[k + 1];
    best = Math.min(best, Math.sqrt(dx * dx + dy * dy));
  }
  return Math.max(0, best - m.radius[i]);
}

/**
 * Gives those inside the position and the outline of the building, as a rectangle: ranges to and from them are measured to
 * it, it is what others see of them, and they see from it and past it.
 */
export function lendHouse(g: Game<Classic>, u: Unit<Classic>, piece: Piece): void {
  const m = g.models;
  const p = piece.polygon;
  let long = (piece.maxX - piece.minX) / 2;
  let broad = (piece.maxY - piece.minY) / 2;
  let dirX: number = outlookOf(g, u.side);
  let dirY = 0;
  if (piece.corners === 4) {
    const dx = p[2] - p[0];
    const dy = p[3] - p[1];
    const d = Math.sqrt(dx * dx + dy * dy);
    long = d / 2;
    broad = Math.sqrt((p[4] - p[2]) * (p[4] - p[2]) + (p[5] - p[3]) * (p[5] - p[3])) / 2;
    dirX = dx / d;
    dirY = dy / d;
  }
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    m.x[i] = (piece.minX + piece.maxX) / 2;
    m.y[i] = (piece.minY + piece.maxY) / 2;
    m.z[i] = 0;
    m.dirX[i] = dirX;
    m.dirY[i] = dirY;
    m.coreX[i] = long;
    m.coreY[i] = broad;
    m.rim[i] = 0;
    m.height[i] = piece.height;
    m.radius[i] = Math.sqrt(long * long + broad * broad);
  }
  u.housed = piece.index;
  g.moved(u);
}
