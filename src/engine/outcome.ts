import type { SideId } from '../rules/index.ts';
import { CAUSES, PLACE } from '../rules/index.ts';
import type { Arena } from './arena.ts';

/** Rounds for which strength is kept. */
export const ROUNDS_KEPT = 10;

/** How an engagement ended: it ran its full length, or a side had nothing left on the table. */
export const ENDED = { length: 0, wipeOut: 1 } as const;

/** The 64-bit digest of all that happened in an engagement, in two halves. */
export interface GameDigest {
  readonly digestHi: number;
  readonly digestLo: number;
}

/** The result of one engagement, in whole numbers. The object is reused by the next engagement. */
export interface Outcome {
  /** The side that took the first turn of the first round. */
  first: SideId;
  /** The winner, 2 for a draw. */
  winner: 0 | 1 | 2;
  rounds: number;
  endedBy: number;
  digestHi: number;
  digestLo: number;
  readonly vp: Int32Array;
  /** Points lost: [red, blue]. */
  readonly lost: Int32Array;
  /** Points lost at `side * CAUSES.length + cause`. */
  readonly lostByCause: Int32Array;
  /** At `(round - 1) * 2 + side`; 0 for rounds that were not played. */
  readonly strengthByRound: Int32Array;
  readonly vpByRound: Int32Array;
  /** By unit slot. */
  readonly unitDamage: Int32Array;
  readonly unitLost: Int32Array;
  readonly unitSurvived: Uint8Array;
}

export const makeOutcome = (units: number): Outcome => ({
  first: 0,
  winner: 2,
  rounds: 0,
  endedBy: 0,
  digestHi: 0,
  digestLo: 0,
  vp: new Int32Array(2),
  lost: new Int32Array(2),
  lostByCause: new Int32Array(2 * CAUSES.length),
  strengthByRound: new Int32Array(ROUNDS_KEPT * 2),
  vpByRound: new Int32Array(ROUNDS_KEPT * 2),
  unitDamage: new Int32Array(units),
  unitLost: new Int32Array(units),
  unitSurvived: new Uint8Array(units),
});

/** The points that a side has left, in hundredths. */
function strengthOf(arena: Arena, side: SideId): number {
  const m = arena.models;
  let total = 0;
  const units = arena.sides[side];
  for (let u = 0; u < units.length; u++) {
    const unit = units[u];
    if (unit.alive === 0) continue;
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      if (m.alive[i] !== 0) total += Math.round(unit.sheet.models[m.kind[i]].points * 100);
    }
  }
  return total;
}

/** Notes the strengths at the end of a round. */
export function noteRound(arena: Arena, into: Outcome): void {
  if (arena.round === 1) {
    into.first = arena.first;
    into.strengthByRound.fill(0);
    into.vpByRound.fill(0);
  }
  const at = (arena.round - 1) * 2;
  if (arena.round > ROUNDS_KEPT) return;
  for (let side = 0; side < 2; side++) {
    into.strengthByRound[at + side] = Math.round(strengthOf(arena, side as SideId) / 100);
    into.vpByRound[at + side] = arena.score[side];
  }
}

const onTable = (arena: Arena, side: SideId): boolean => {
  const units = arena.sides[side];
  for (let i = 0; i < units.length; i++) if (units[i].alive > 0 && units[i].place !== PLACE.gone) return true;
  return false;
};

/** Reads the outcome from an arena whose program has run. */
export function readOutcome(arena: Arena, into: Outcome): void {
  const winner = arena.match.ruleset.seams.victor(arena);
  into.winner = winner === -1 ? 2 : winner;
  into.rounds = arena.round;
  into.endedBy = onTable(arena, 0) && onTable(arena, 1) ? ENDED.length : ENDED.wipeOut;
  into.digestHi = arena.log.hi >>> 0;
  into.digestLo = arena.log.lo >>> 0;
  for (let side = 0; side < 2; side++) {
    into.vp[side] = arena.score[side];
    let total = 0;
    for (let c = 0; c < CAUSES.length; c++) {
      const at = side * CAUSES.length + c;
      into.lostByCause[at] = Math.round(arena.lost[at] / 100);
      total += arena.lost[at];
    }
    into.lost[side] = Math.round(total / 100);
  }
  for (let i = 0; i < arena.units.length; i++) {
    into.unitDamage[i] = Math.round(arena.dealt[i] / 100);
    into.unitLost[i] = arena.units[i].strength - arena.units[i].alive;
    into.unitSurvived[i] = arena.units[i].alive > 0 || arena.units[i].host >= 0 ? 1 : 0;
  }
}
