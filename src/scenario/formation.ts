import { snap, unitVector } from './angle.ts';
import { footprintOf } from './footprint.ts';
import type { Datasheet, ModelCount, Point } from './types.ts';

export const DEFAULT_FILES = 5;
export const DEFAULT_GAP = 0.5;

/**
 * Centres of a unit's models in ranks around a point: the first models form the front rank, from left to right.
 * @param facing degrees; ranks lie across it
 * @param files models in a rank
 * @param gap inches between bases
 */
export function formUp(
  sheet: Pick<Datasheet, 'models'>,
  models: readonly ModelCount[],
  at: Point,
  facing: number,
  files: number,
  gap: number,
): Point[] {
  let length = 0;
  let width = 0;
  let count = 0;
  for (const { kind, count: more } of models) {
    const found = sheet.models.find((it) => it.name === kind);
    count += more;
    if (found === undefined) continue;
    const { coreX, coreY, rim } = footprintOf(found.base, found.height);
    length = Math.max(length, 2 * (coreX + rim));
    width = Math.max(width, 2 * (coreY + rim));
  }
  const [cos, sin] = unitVector(facing);
  const ranks = Math.ceil(count / files);
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const rank = Math.floor(i / files);
    const inRank = Math.min(files, count - rank * files);
    const forward = ((ranks - 1) / 2 - rank) * (length + gap);
    const left = ((inRank - 1) / 2 - (i - rank * files)) * (width + gap);
    points.push([snap(at[0] + forward * cos - left * sin), snap(at[1] + forward * sin + left * cos)]);
  }
  return points;
}
