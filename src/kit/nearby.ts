import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import { type Game, PLACE, type Unit } from '../rules/game.ts';
import { arenaMemory } from '../rules/memory.ts';
import { climbsOver, type MoveRules, PASS, passOf, standsOn } from './move-rules.ts';

/**
 * What a moving unit can run into: other units and barring pieces within reach of its move. While `slot` names the
 * unit, checks of its models use only these lists; otherwise (-1) they check everything.
 */
export const nearbyOf = arenaMemory('kit/nearby', (g) => ({
  slot: -1,
  /** The circle that everything listed reaches into; distances to keep from enemies come on top. */
  x: 0,
  y: 0,
  reach: 0,
  units: new Int16Array(g.units.length),
  unitCount: 0,
  pieces: new Int16Array(g.board.pieces.length),
  pieceCount: 0,
  /** Whether there is anything that costs distance to climb. */
  heights: false,
  /** The model that stopped a way last, -1 for none: the next way is most likely stopped by the same. */
  stopper: -1,
  /** 1 for the slots of enemy units that models may approach (the targets of a charge). All 0 outside such a move. */
  approached: new Uint8Array(g.units.length),
}));

/** Lists what is within `inches` of a unit, plus the distance to keep. End with `forgetNearby`. */
export function listNearby<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, rules: MoveRules): void {
  const nearby = nearbyOf(g);
  nearby.slot = unit.slot;
  nearby.unitCount = 0;
  nearby.pieceCount = 0;
  nearby.heights = false;
  nearby.stopper = -1;
  const reach = unit.radius + inches + 0.25;
  nearby.x = unit.x;
  nearby.y = unit.y;
  nearby.reach = reach;
  for (let u = 0; u < g.units.length; u++) {
    const other = g.units[u];
    if (other === unit || other.place !== PLACE.table || other.alive === 0 || other.aloft !== unit.aloft) continue;
    const dx = other.x - unit.x;
    const dy = other.y - unit.y;
    const far = reach + other.radius + (other.side === unit.side ? 0 : rules.keepFromEnemiesInches);
    if (dx * dx + dy * dy < far * far) nearby.units[nearby.unitCount++] = u;
  }
  const board = g.board;
  for (let p = 0; p < board.count; p++) {
    const piece = board.pieces[p];
    const height = isHeight(piece, rules);
    if (!height && passOf(rules, piece.kind) < PASS.impassable && piece.walls.length === 0) continue;
    const dx = Math.max(piece.minX - unit.x, unit.x - piece.maxX, 0);
    const dy = Math.max(piece.minY - unit.y, unit.y - piece.maxY, 0);
    if (dx * dx + dy * dy >= reach * reach) continue;
    if (height) nearby.heights = true;
    nearby.pieces[nearby.pieceCount++] = p;
  }
}

/** Whether it costs distance to climb a piece. */
export const isHeight = (piece: Piece, rules: MoveRules): boolean =>
  piece.height > rules.climbsFromInches &&
  (!rules.flies || rules.throughAir) &&
  (standsOn(rules, piece.kind) || climbsOver(rules, piece.kind));

/** Ends the move and clears everything by which states of play could be distinguished. */
export function forgetNearby<F extends Family>(g: Game<F>): void {
  const nearby = nearbyOf(g);
  nearby.slot = -1;
  nearby.x = 0;
  nearby.y = 0;
  nearby.reach = 0;
  nearby.units.fill(0, 0, nearby.unitCount);
  nearby.unitCount = 0;
  nearby.pieces.fill(0, 0, nearby.pieceCount);
  nearby.pieceCount = 0;
  nearby.heights = false;
  nearby.stopper = -1;
}
