import type { ModelId, Models } from '../rules/game.ts';

/**
 * Where a model stands or would stand, and which way it faces. Whoever asks about a place fills a pose of its own
 * (`const there = scratch(makePose())`) with `setPose` or `poseOf` and hands it on; nobody else writes to it.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** The facing, as a unit vector. */
  readonly dirX: number;
  readonly dirY: number;
}

/**
 * A class, not a literal: literals that begin with the same names share how V8 keeps their fields, and as soon as one of them keeps columns there,
 * every number that is put into any of them is boxed anew. So with all small objects of numbers that are filled often.
 */
class FilledPose implements Pose {
  x = Number.NaN;
  y = Number.NaN;
  dirX = Number.NaN;
  dirY = Number.NaN;
}

/** A pose to fill. */
export const makePose = (): Pose => new FilledPose();

type Filled = { -readonly [K in keyof Pose]: Pose[K] };

/** Fills a pose and returns it. This is just short enough that V8 always inlines it, which leaves its arguments unboxed. */
export function setPose(to: Pose, x: number, y: number, dirX: number, dirY: number): Pose {
  (to as Filled).x = x;
  (to as Filled).y = y;
  (to as Filled).dirX = dirX;
  (to as Filled).dirY = dirY;
  return to;
}

/** Fills a pose with where a model is, and returns it. */
export const poseOf = (to: Pose, m: Pick<Models, 'x' | 'y' | 'dirX' | 'dirY'>, i: ModelId): Pose =>
  setPose(to, m.x[i], m.y[i], m.dirX[i], m.dirY[i]);
