import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { clearOfPlaced, type Footwork, footwork, linkedToPlaced, put, restore, setOut, takePlace } from './footwork.ts';
import { clearGround, clearOfOthers, isCoherent, levelAt } from './legality.ts';
import type { MoveRules } from './move-rules.ts';
import { outlookOf } from './outlook.ts';
import { makePose, type Pose, setPose } from './pose.ts';
import { snap } from './tolerance.ts';

/** How a unit's models are laid out around a point. */
export const FORMATION = {
  /** As square as possible, front rank first. */
  block: 0,
  /** One rank across the facing. */
  line: 1,
  /** Two ranks. */
  ranks: 2,
  /** A ring around the first model. */
  ring: 3,
} as const;
export type Formation = (typeof FORMATION)[keyof typeof FORMATION];

/** The gap between neighbours in a formation: well within coherency, and wide enough to move in. */
const APART_INCHES = 0.5;
/** A place in a formation, relative to its middle, in the frame of the facing. */
interface Slot {
  ahead: number;
  aside: number;
}

const slots = scratch<Slot>({ ahead: 0, aside: 0 });

/** The place of the k-th of n models. */
function slotOf(formation: Formation, k: number, n: number, pitch: number): Slot {
  const slot = slots();
  if (formation === FORMATION.ring) {
    ringSlot(k, pitch, slot);
    return slot;
  }
  const across = formation === FORMATION.line ? n : formation === FORMATION.ranks ? Math.ceil(n / 2) : Math.ceil(Math.sqrt(n));
  const ranks = Math.ceil(n / across);
  const rank = Math.floor(k / across);
  const inRank = Math.min(across, n - rank * across);
  slot.ahead = ((ranks - 1) / 2 - rank) * pitch;
  slot.aside = ((k % across) - (inRank - 1) / 2) * pitch;
  return slot;
}

/** Hexagonal rings: 1, 6, 12 ... places, all one pitch apart. */
function ringSlot(k: number, pitch: number, slot: Slot): void {
  let ring = 0;
  let before = 0;
  let holds = 1;
  while (k >= before + holds) {
    before += holds;
    ring++;
    holds = 6 * ring;
  }
  if (ring === 0) {
    slot.ahead = 0;
    slot.aside = 0;
    return;
  }
  const side = Math.floor((k - before) / ring);
  const along = (k - before) % ring;
  const h = Math.sqrt(3) / 2;
  const cornerX = HEX_X[side] * ring + (HEX_X[(side + 1) % 6] - HEX_X[side]) * along;
  const cornerY = (HEX_Y[side] * ring + (HEX_Y[(side + 1) % 6] - HEX_Y[side]) * along) * h;
  slot.ahead = cornerX * pitch;
  slot.aside = cornerY * pitch;
}
const HEX_X = Float64Array.of(1, 0.5, -0.5, -1, -0.5, 0.5);
const HEX_Y = Float64Array.of(0, 1, 1, 0, -1, -1);

/** Directions tried around a slot that is not free, ahead first. */
const AROUND_X = Float64Array.of(1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2, 0, Math.SQRT1_2);
const AROUND_Y = Float64Array.of(0, Math.SQRT1_2, 1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2);
const MOST_RINGS = 6;

/** A limit on where models may be laid out, in addition to the rules. */
export type Within<F extends Family> = (g: Game<F>, i: ModelId, pose: Pose) => boolean;

export const anywhere = (): boolean => true;

const standing = scratch(makePose());

/**
 * Lays out the living models of a unit around a pose, facing that way: each on its slot or, if that is taken or barred, on
 * the nearest free place around it (up to six steps of half a base), always legal and coherent. Returns true, with the
 * unit moved and announced, or false with nothing changed.
 */
export function layOut<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  pose: Pose,
  formation: Formation,
  rules: MoveRules,
  within: Within<F> = anywhere,
): boolean {
  const { x, y, dirX, dirY } = pose;
  const m = g.models;
  const foot = footwork();
  setOut(g, unit, foot);
  const pitch = 2 * widest(g, unit) + APART_INCHES;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0) continue;
    const slot = slotOf(formation, foot.placedCount, unit.alive, pitch);
    const sx = x + dirX * slot.ahead - dirY * slot.aside;
    const sy = y + dirY * slot.ahead + dirX * slot.aside;
    if (!place(g, i, setPose(standing(), sx, sy, dirX, dirY), foot, rules, within)) {
      restore(g, unit, foot);
      return false;
    }
  }
  if (!isCoherent(g, unit, rules)) {
    restore(g, unit, foot);
    return false;
  }
  g.moved(unit);
  return true;
}

/** Half the pitch of a formation: the largest radius in the unit; for single models any value works. */
function widest<F extends Family>(g: Game<F>, unit: Unit<F>): number {
  let r = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) if (g.models.alive[i] !== 0 && g.models.radius[i] > r) r = g.models.radius[i];
  return r;
}

const places = scratch(makePose());

/** Places one model on the free place nearest to its slot. */
function place<F extends Family>(g: Game<F>, i: ModelId, pose: Pose, foot: Footwork, rules: MoveRules, within: Within<F>): boolean {
  const { x, y, dirX, dirY } = pose;
  const unit = g.units[g.models.unit[i]];
  const step = g.models.radius[i];
  const outlook = outlookOf(g, unit.side);
  for (let ring = 0; ring <= MOST_RINGS; ring++) {
    for (let k = 0; k < (ring === 0 ? 1 : 8); k++) {
      const px = snap(x + (dirX * AROUND_X[k] - dirY * AROUND_Y[k]) * ring * step, outlook);
      const py = snap(y + (dirY * AROUND_X[k] + dirX * AROUND_Y[k]) * ring * step, outlook);
      const tried = setPose(places(), px, py, dirX, dirY);
      if (!clearGround(g, i, tried, rules) || !clearOfPlaced(g, i, tried, foot)) continue;
      if (!within(g, i, tried) || !clearOfOthers(g, unit, i, tried, rules)) continue;
      const oldX = g.models.x[i];
      const oldY = g.models.y[i];
      put(g, i, tried, rules);
      if (linkedToPlaced(g, unit, i, foot, rules)) {
        takePlace(foot, i);
        return true;
      }
      g.models.x[i] = oldX;
      g.models.y[i] = oldY;
    }
  }
  return false;
}

/** Puts the models of a unit on the levels of the ground under them. */
export function standOnGround<F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): void {
  for (let i = unit.first; i < unit.first + unit.size; i++) g.models.z[i] = levelAt(g, g.models.x[i], g.models.y[i], rules);
}
