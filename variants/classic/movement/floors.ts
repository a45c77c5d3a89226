import { whollyInPiece } from 'sandtable/kit';
import { event, type Game, type Piece, terrainKind, type Unit } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../family.ts';
import { MOVED } from '../state.ts';
import { typesOf } from '../units/types-of.ts';
import { leader, statsOf } from './mobility.ts';

const RUIN = terrainKind('ruin');
const CLIMBS = event('climbs', { unit: 'unit', inches: 'inches' }, '{unit} climbs {inches}');

const CLIMBERS = typesOf(['infantry', 'jump', 'jet-pack', 'jetbike', 'monster']);

/** Whether a unit's type may use the upper floors of ruins (CLS-TERRAIN-03). */
export function mayClimb(g: Game<Classic>, u: Unit<Classic>): boolean {
  const { type, vehicle } = statsOf(g, u);
  return vehicle !== 0 ? (vehicle & VEHICLE.walker) !== 0 : CLIMBERS[type] !== 0;
}

/** The ruin with floors that all of a unit stands in, or null. */
export function ruinOf(g: Game<Classic>, u: Unit<Classic>): Piece | null {
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (piece.kind !== RUIN || piece.floors.length === 0) continue;
    if (u.x < piece.minX || u.x > piece.maxX || u.y < piece.minY || u.y > piece.maxY) continue;
    let all = true;
    for (let i = u.first; i < u.first + u.size && all; i++) all = g.models.alive[i] === 0 || whollyInPiece(g.models, i, piece);
    if (all) return piece;
  }
  return null;
}

export const levelOf = (g: Game<Classic>, u: Unit<Classic>): number => g.models.z[leader(g, u)];

/** Moves all of a unit to a level; the climb is part of its move. */
export function climbTo(g: Game<Classic>, u: Unit<Classic>, level: number): void {
  const m = g.models;
  const inches = Math.abs(level - levelOf(g, u));
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    m.z[i] = level;
    m.reg[MOVED][i] += inches;
  }
  g.moved(u);
  g.log.note(CLIMBS, u.slot, Math.round(inches * 256));
}
