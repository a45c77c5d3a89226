import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { BLOCKED, columns, FREE, MOST_LINES, narrow, trace } from './column.ts';
import { corridors, shutBy } from './corridor.ts';
import { hiddenOutline, seesByOutline } from './look-outline.ts';
import { hasOutline } from './outline.ts';
import { CLEAR, COUNTED, EXEMPT, KNOWN, SHUT, type Sight, VISIBLE } from './sight.ts';
import { gather, pairOf } from './sight-pairs.ts';

/** Looks from model to model: works out what the memory of sight does not hold. */

/** Half the width of a body seen along the unit vector vx, vy. */
const halfWidth = (m: Models, i: ModelId, vx: number, vy: number): number =>
  m.rim[i] + m.coreX[i] * Math.abs(m.dirY[i] * vx - m.dirX[i] * vy) + m.coreY[i] * Math.abs(m.dirX[i] * vx + m.dirY[i] * vy);

/** Whether one close piece blocks every line between two models; if so, that is noted. */
function isShut<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId, at: number, epoch: number): boolean {
  if (s.closePieceCount === 0) return false;
  const m = g.models;
  const { eyeShare, across, levels } = s.optics;
  const past = ((s.exempt[m.unit[i]] | s.exempt[m.unit[j]]) & EXEMPT.screens) !== 0;
  const corridor = corridors();
  const { ends } = corridor;
  ends[0] = m.x[i];
  ends[1] = m.y[i];
  ends[2] = eyeShare > 0 && s.optics.mutual !== true ? 0 : m.radius[i];
  ends[3] = m.x[j];
  ends[4] = m.y[j];
  ends[5] = m.radius[j];
  ends[6] = Math.max(m.z[i] + m.height[i] * (eyeShare > 0 && s.optics.mutual !== true ? eyeShare : 1), m.z[j] + m.height[j]);
  const shut = shutBy(g.board, s.closePieces, s.closePieceCount, s.optics, past, corridor);
  if (shut < 0) return false;
  s.seen[at] = epoch + (KNOWN | COUNTED);
  s.hidden[at] = across * levels;
  s.by[at] = shut;
  return true;
}

/** The best line to each sample of a column of a target, and what stopped it. */
const samples = scratch({ bestState: new Uint8Array(MOST_LINES), culprit: new Int16Array(MOST_LINES) });

/** Whether lines between two models are drawn from the target. */
const isTurned = <F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): boolean =>
  s.optics.mutual === true && g.models.unit[i] > g.models.unit[j];

/** Works out one pair of models of a partly blocked pair of units: everything, or only whether one sees the other. */
function look<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId, epoch: number, all: boolean): void {
  const m = g.models;
  const at = i * s.models + j;
  const { across, levels, eyeShare } = s.optics;
  narrow(g, s, i, j);
  if (s.closePieceCount === 0 && s.nearBodyCount === 0) {
    s.seen[at] = epoch + (KNOWN | VISIBLE | COUNTED);
    s.hidden[at] = 0;
    s.by[at] = -1;
    return;
  }
  const oneEye = eyeShare > 0;
  // The ends of the lines; which model looks is a separate question.
  const turned = !all && isTurned(g, s, i, j);
  const a = turned ? j : i;
  const b = turned ? i : j;
  let vx = m.x[b] - m.x[a];
  let vy = m.y[b] - m.y[a];
  const length = Math.sqrt(vx * vx + vy * vy);
  if (length > 0) {
    vx /= length;
    vy /= length;
  }
  const wideA = halfWidth(m, a, vx, vy);
  const wideB = halfWidth(m, b, vx, vy);
  const eyeLevels = oneEye ? 1 : levels;
  const eyeColumns = oneEye ? 1 : across;
  const column = columns();
  const { segment, from, to, state, met } = column;
  const lines = levels * eyeLevels;
  column.observer = i;
  column.target = j;
  column.lines = lines;
  column.blind = false;
  for (let k = 0; k < lines; k++) {
    from[k] = m.z[a] + m.height[a] * (oneEye ? eyeShare : (2 * Math.floor(k / levels) + 1) / (2 * levels));
    to[k] = m.z[b] + (m.height[b] * (2 * (k % levels) + 1)) / (2 * levels);
  }
  if (all && isShut(g, s, i, j, at, epoch)) return;
  const { bestState, culprit } = samples();
  const { tally } = s;
  let visible = false;
  let hidden = 0;
  let by = -1;
  let most = 0;
  if (all) for (let k = 0; k < s.pieces + s.units; k++) tally[k] = 0;
  const middle = across >> 1;
  for (let c = 0; c < across; c++) {
    // The middle first: it is seen most often.
    const strip = c === 0 ? middle : c <= middle ? c - 1 : c;
    if (c === 1 && !all && isShut(g, s, i, j, at, epoch)) return;
    const offB = ((2 * strip + 1) / across - 1) * wideB;
    for (let level = 0; level < levels; level++) {
      bestState[level] = BLOCKED;
      culprit[level] = -1;
    }
    for (let e = 0; e < eyeColumns; e++) {
      const offA = oneEye ? 0 : ((2 * ((e + strip) % across) + 1) / across - 1) * wideA;
      segment[0] = m.x[a] - vy * offA;
      segment[1] = m.y[a] + vx * offA;
      segment[2] = m.x[b] - vy * offB;
      segment[3] = m.y[b] + vx * offB;
      visible = trace(g, s, column) || visible;
      if (visible && !all) {
        s.seen[at] = epoch + (KNOWN | VISIBLE | (s.seen[at] >= epoch ? s.seen[at] & COUNTED : 0));
        return;
      }
      for (let k = 0; k < lines; k++) {
        const level = k % levels;
        if (state[k] >= bestState[level] && culprit[level] !== -1) continue;
        bestState[level] = state[k];
        culprit[level] = met[k];
      }
    }
    if (!all) continue;
    for (let level = 0; level < levels; level++) {
      if (bestState[level] === FREE) continue;
      hidden++;
      const slot = culprit[level] >= 0 ? culprit[level] : s.pieces - 2 - culprit[level];
      if (++tally[slot] > most) {
        most = tally[slot];
        by = culprit[level];
      }
    }
  }
  if (m.outlines !== null && (hasOutline(m, a) || hasOutline(m, b))) {
    visible = visible || seesByOutline(g, s, column, a, b);
    if (all) {
      const more = hiddenOutline(g, s, column);
      if (more.count > 0 && by < 0) by = more.by;
      hidden = Math.min(across * levels, hidden + more.count);
    }
  }
  if (!all) {
    if (visible) {
      s.seen[at] = epoch + (KNOWN | VISIBLE | (s.seen[at] >= epoch ? s.seen[at] & COUNTED : 0));
      return;
    }
    s.seen[at] = epoch + (KNOWN | (s.seen[at] >= epoch ? s.seen[at] & COUNTED : 0));
    return;
  }
  // Visibility is then worked out from the other end: what is known of it stays.
  if (isTurned(g, s, i, j)) s.seen[at] = epoch + (COUNTED | (s.seen[at] >= epoch ? s.seen[at] & (KNOWN | VISIBLE) : 0));
  else s.seen[at] = epoch + (KNOWN | COUNTED | (visible ? VISIBLE : 0));
  s.hidden[at] = hidden;
  s.by[at] = by;
}

/**
 * Index of a pair of models in the memory, with everything known (`COUNTED`) or at least whether one sees the
 * other (`KNOWN`); -1 if nothing is between their units.
 */
export function looked<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId, need: number): number {
  const a = g.units[g.models.unit[i]];
  const b = g.units[g.models.unit[j]];
  const pair = pairOf(g, s, a, b);
  if (s.corridor[pair] === CLEAR) return -1;
  const at = i * s.models + j;
  const epoch = s.epoch[pair];
  if (s.seen[at] < epoch || (s.seen[at] & need) === 0) {
    if (need === KNOWN && s.corridor[pair] === SHUT) s.seen[at] = epoch + KNOWN;
    else {
      if (s.near !== pair) gather(g, s, a, b, pair);
      look(g, s, i, j, epoch, need === COUNTED);
    }
  }
  return at;
}

/**
 * The share of a target that one piece alone would hide from an observer, 0 to 1. Where several pieces are in the way `hiddenBy` names only one of
 * them, of which another may hide as much.
 */
export function hiddenByPiece<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId, p: number): number {
  const at = looked(g, s, i, j, COUNTED);
  if (at < 0 || s.hidden[at] === 0) return 0;
  const a = g.units[g.models.unit[i]];
  const b = g.units[g.models.unit[j]];
  if (p === a.housed || p === b.housed) return 0;
  const seen = s.seen[at];
  const hidden = s.hidden[at];
  const by = s.by[at];
  // The lists of what is near are gathered anew for the next question.
  s.near = -1;
  s.nearPieces[0] = p;
  s.nearPieceCount = 1;
  s.nearBodyCount = 0;
  look(g, s, i, j, 0, true);
  const alone = s.hidden[at];
  s.seen[at] = seen;
  s.hidden[at] = hidden;
  s.by[at] = by;
  return alone / (s.optics.across * s.optics.levels);
}

/** Whether a line from the eye to the upper middle of a body is not blocked: a quick yes, using a sample that `look` takes too. */
export function glimpses<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): boolean {
  const m = g.models;
  const { levels, eyeShare } = s.optics;
  narrow(g, s, i, j);
  if (s.closePieceCount === 0 && s.nearBodyCount === 0) return true;
  const share = (2 * levels - 1) / (2 * levels);
  const turned = isTurned(g, s, i, j);
  const a = turned ? j : i;
  const b = turned ? i : j;
  const column = columns();
  const { segment, from, to } = column;
  column.observer = i;
  column.target = j;
  column.lines = 1;
  column.blind = false;
  from[0] = m.z[a] + m.height[a] * (eyeShare > 0 ? eyeShare : share);
  to[0] = m.z[b] + m.height[b] * share;
  segment[0] = m.x[a];
  segment[1] = m.y[a];
  segment[2] = m.x[b];
  segment[3] = m.y[b];
  return trace(g, s, column);
}
