import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Column, FREE, trace } from './column.ts';
import { hasOutline, isMeasured } from './outline.ts';
import type { Sight } from './sight.ts';
import { endLine, makeSightline, type Sightline, startLine } from './sightline.ts';
import { laySpots, makeSpots } from './spots.ts';

/** Lines of sight to and from what reaches beyond bases. */

const roomA = scratch(makeSpots());
const roomB = scratch(makeSpots());
const lines = scratch(makeSightline());

/** Whether a point on an outline counts: one beyond the edge of the board sees nothing, and is seen only if the edition says so. */
const isOfUse = <F extends Family>(g: Game<F>, s: Sight<F>, observes: boolean, x: number, y: number): boolean =>
  (x >= 0 && y >= 0 && x <= g.board.width && y <= g.board.height) || (!observes && s.optics.seenOverEdge === true);

/** Whether what reaches beyond a model's base sees nothing, and is not seen, past what screens. */
const isBlind = <F extends Family>(m: Models, s: Sight<F>, i: ModelId): boolean => s.optics.screensByPart === true && !isMeasured(m, i);

/** One line between two points, traced as a column of its own. */
function lineFree<F extends Family>(g: Game<F>, s: Sight<F>, column: Column, line: Sightline, isBlindLine: boolean): boolean {
  const { segment } = column;
  column.lines = 1;
  column.from[0] = line.z0;
  column.to[0] = line.z1;
  segment[0] = line.x0;
  segment[1] = line.y0;
  segment[2] = line.x1;
  segment[3] = line.y1;
  column.blind = isBlindLine;
  const free = trace(g, s, column);
  column.blind = false;
  return free;
}

/** Whether the observer of a column sees its target along a line that starts or ends on the outline of a or b, between which lines are drawn. */
export function seesByOutline<F extends Family>(g: Game<F>, s: Sight<F>, column: Column, a: ModelId, b: ModelId): boolean {
  const m = g.models;
  const { observer } = column;
  let vx = m.x[b] - m.x[a];
  let vy = m.y[b] - m.y[a];
  const length = Math.sqrt(vx * vx + vy * vy);
  if (length > 0) {
    vx /= length;
    vy /= length;
  }
  const { levels, eyeShare } = s.optics;
  const share = eyeShare > 0 ? eyeShare : (2 * levels - 1) / (2 * levels);
  const eyeA = m.z[a] + m.height[a] * share;
  const spotsA = roomA();
  const spotsB = roomB();
  laySpots(m, a, vx, vy, s.optics, spotsA);
  laySpots(m, b, vx, vy, s.optics, spotsB);
  const blindA = isBlind(m, s, a);
  const blindB = isBlind(m, s, b);
  const line = startLine(lines(), m.x[a], m.y[a], eyeA);
  for (let q = 0; q < spotsB.n; q++) {
    if (!isOfUse(g, s, b === observer, spotsB.x[q], spotsB.y[q])) continue;
    if (lineFree(g, s, column, endLine(line, spotsB.x[q], spotsB.y[q], spotsB.z[q]), blindB)) return true;
  }
  for (let p = 0; p < spotsA.n; p++) {
    if (!isOfUse(g, s, a === observer, spotsA.x[p], spotsA.y[p])) continue;
    startLine(line, spotsA.x[p], spotsA.y[p], spotsA.z[p]);
    for (let level = 0; level < levels; level++) {
      const z = m.z[b] + (m.height[b] * (2 * level + 1)) / (2 * levels);
      if (lineFree(g, s, column, endLine(line, m.x[b], m.y[b], z), blindA)) return true;
    }
    for (let q = 0; q < spotsB.n; q++) {
      if (!isOfUse(g, s, b === observer, spotsB.x[q], spotsB.y[q])) continue;
      if (lineFree(g, s, column, endLine(line, spotsB.x[q], spotsB.y[q], spotsB.z[q]), blindA || blindB)) return true;
    }
  }
  return false;
}

/** How many points on an outline are hidden, and by what, as in `Sight.by`; -1 for nothing. */
interface HiddenPoints {
  count: number;
  by: number;
}

const hiddenRoom = scratch<HiddenPoints>({ count: 0, by: -1 });

/** The points on the outline of the target that are hidden from the eye of the observer. Read it before the next call. */
export function hiddenOutline<F extends Family>(g: Game<F>, s: Sight<F>, column: Column): Readonly<HiddenPoints> {
  const { observer: i, target: j } = column;
  const hidden = hiddenRoom();
  hidden.count = 0;
  hidden.by = -1;
  const m = g.models;
  const { levels, eyeShare } = s.optics;
  const vx = m.x[j] - m.x[i];
  const vy = m.y[j] - m.y[i];
  const length = Math.sqrt(vx * vx + vy * vy);
  if (!hasOutline(m, j) || length === 0) return hidden;
  const spotsB = roomB();
  laySpots(m, j, vx / length, vy / length, s.optics, spotsB);
  const eye = m.z[i] + m.height[i] * (eyeShare > 0 ? eyeShare : (2 * levels - 1) / (2 * levels));
  const line = startLine(lines(), m.x[i], m.y[i], eye);
  for (let q = 0; q < spotsB.n; q++) {
    if (!isOfUse(g, s, false, spotsB.x[q], spotsB.y[q])) continue;
    lineFree(g, s, column, endLine(line, spotsB.x[q], spotsB.y[q], spotsB.z[q]), false);
    if (column.state[0] === FREE) continue;
    hidden.count++;
    hidden.by = column.met[0];
  }
  return hidden;
}
