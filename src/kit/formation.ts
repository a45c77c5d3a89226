import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { clearGround, clearOfOthers, isCoherent, levelAt } from './legality.ts';
import type { MoveRules } from './moverules.ts';
import { clearOfPlaced, linkedToPlaced, placed, put, remember, restore } from './settle.ts';
import { snap } from './tolerance.ts';

/** How a unit's models are laid out about a point. */
export const FORMATION = {
  /** As square as it gets, front rank first. */
  block: 0,
  /** One rank across the facing. */
  line: 1,
  /** Two ranks. */
  ranks: 2,
  /** A ring round the first model. */
  ring: 3,
} as const;
export type Formation = (typeof FORMATION)[keyof typeof FORMATION];

/** Gap between neighbours that a formation aims at: well inside coherency, and wide enough to move in. */
const APART_INCHES = 0.5;
const slot = new Float64Array(2);

/** Where the k-th of n models stands, relative to the middle, in the frame of the facing (ahead, aside). */
function slotOf(formation: Formation, k: number, n: number, pitch: number): void {
  if (formation === FORMATION.ring) {
    ringSlot(k, pitch);
    return;
  }
  const across = formation === FORMATION.line ? n : formation === FORMATION.ranks ? Math.ceil(n / 2) : Math.ceil(Math.sqrt(n));
  const ranks = Math.ceil(n / across);
  const rank = Math.floor(k / across);
  const inRank = Math.min(across, n - rank * across);
  slot[0] = ((ranks - 1) / 2 - rank) * pitch;
  slot[1] = ((k % across) - (inRank - 1) / 2) * pitch;
}

/** Hexagonal rings: 1, 6, 12 ... places, all one pitch apart. */
function ringSlot(k: number, pitch: number): void {
  let ring = 0;
  let before = 0;
  let holds = 1;
  while (k >= before + holds) {
    before += holds;
    ring++;
    holds = 6 * ring;
  }
  if (ring === 0) {
    slot[0] = 0;
    slot[1] = 0;
    return;
  }
  const side = Math.floor((k - before) / ring);
  const along = (k - before) % ring;
  const h = Math.sqrt(3) / 2;
  const cornerX = HEX_X[side] * ring + (HEX_X[(side + 1) % 6] - HEX_X[side]) * along;
  const cornerY = (HEX_Y[side] * ring + (HEX_Y[(side + 1) % 6] - HEX_Y[side]) * along) * h;
  slot[0] = cornerX * pitch;
  slot[1] = cornerY * pitch;
}
const HEX_X = Float64Array.of(1, 0.5, -0.5, -1, -0.5, 0.5);
const HEX_Y = Float64Array.of(0, 1, 1, 0, -1, -1);

/** Directions tried round a slot that is not free. */
const AROUND_X = Float64Array.of(1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2, 0, Math.SQRT1_2);
const AROUND_Y = Float64Array.of(0, Math.SQRT1_2, 1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2);
const MOST_RINGS = 6;

/** A limit to where models may be laid out, besides the rules. */
export type Within<F extends Family> = (g: Game<F>, i: ModelId, x: number, y: number, dirX: number, dirY: number) => boolean;

const anywhere = (): boolean => true;

/**
 * Lays out the living models of a unit about x, y facing dirX, dirY: each on its slot or, if that is taken or barred, on
 * the nearest free place about it (up to six steps of half a base), always legal and coherent. Returns true, with the
 * unit moved and announced, or false with nothing changed.
 */
export function layOut<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  formation: Formation,
  rules: MoveRules,
  within: Within<F> = anywhere,
): boolean {
  const m = g.models;
  remember(g, unit);
  let n = 0;
  const pitch = 2 * widest(g, unit) + APART_INCHES;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0) continue;
    slotOf(formation, n, unit.alive, pitch);
    const sx = x + dirX * slot[0] - dirY * slot[1];
    const sy = y + dirY * slot[0] + dirX * slot[1];
    if (!place(g, unit, i, sx, sy, dirX, dirY, n, rules, within)) {
      restore(g, unit);
      return false;
    }
    n++;
  }
  if (!isCoherent(g, unit, rules)) {
    restore(g, unit);
    return false;
  }
  g.moved(unit);
  return true;
}

/** Half the pitch of a formation: the widest radius in the unit, for single models anything will do. */
function widest<F extends Family>(g: Game<F>, unit: Unit<F>): number {
  let r = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) if (g.models.alive[i] !== 0 && g.models.radius[i] > r) r = g.models.radius[i];
  return r;
}

/** Puts one model on the free place nearest to its slot. */
function place<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  n: number,
  rules: MoveRules,
  within: Within<F>,
): boolean {
  const step = g.models.radius[i];
  for (let ring = 0; ring <= MOST_RINGS; ring++) {
    for (let k = 0; k < (ring === 0 ? 1 : 8); k++) {
      const px = snap(x + AROUND_X[k] * ring * step);
      const py = snap(y + AROUND_Y[k] * ring * step);
      if (!clearGround(g, i, px, py, dirX, dirY, rules) || !clearOfPlaced(g, unit, i, px, py, dirX, dirY)) continue;
      if (!within(g, i, px, py, dirX, dirY) || !clearOfOthers(g, unit, i, px, py, dirX, dirY, rules)) continue;
      const oldX = g.models.x[i];
      const oldY = g.models.y[i];
      put(g, i, px, py, dirX, dirY, rules);
      if (n === 0 || linkedToPlaced(g, unit, i, n, rules)) return true;
      g.models.x[i] = oldX;
      g.models.y[i] = oldY;
      placed[i] = 0;
    }
  }
  return false;
}

/** Puts the models of a unit on the levels of the ground under them. */
export function standOnGround<F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): void {
  for (let i = unit.first; i < unit.first + unit.size; i++) g.models.z[i] = levelAt(g, g.models.x[i], g.models.y[i], rules);
}
