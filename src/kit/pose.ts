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

/** A pose to fill. */
export const makePose = (): Pose => ({ x: Number.NaN, y: Number.NaN, dirX: Number.NaN, dirY: Number.NaN });

type Filled = { -readonly [K in keyof Pose]: Pose[K] };

/** Fills a pose and returns it. */
export function setPose(to: Pose, x: number, y: number, dirX: number, dirY: number): Pose {
  const filled: Filled = to;
  filled.x = x;
  filled.y = y;
  filled.dirX = dirX;
  filled.dirY = dirY;
  return to;
}

/** Fills a pose with where a model is, and returns it. */
export const poseOf = (to: Pose, m: Pick<Models, 'x' | 'y' | 'dirX' | 'dirY'>, i: ModelId): Pose =>
  setPose(to, m.x[i], m.y[i], m.dirX[i], m.dirY[i]);
