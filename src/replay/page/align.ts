import type { FilmFrame } from '../film.ts';

/** Frames from a heading up to the next one. */
interface Stretch {
  /** Headings it stands under. */
  readonly under: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Steps through two films at once: frame by frame up to where they part, from there on heading by heading, so that the same phase is seen
 * in both. Each step is the last frame of either film that has been seen.
 * @param parts the first frame that differs, -1 if none does
 */
export function alignedSteps(a: readonly FilmFrame[], b: readonly FilmFrame[], parts: number): readonly (readonly [number, number])[] {
  const shared = parts < 0 ? Math.max(a.length, b.length) : parts;
  const steps = Array.from({ length: shared }, (_, i): [number, number] => [Math.min(i, a.length - 1), Math.min(i, b.length - 1)]);
  if (parts < 0) return steps;
  const [as, bs] = [stretches(a, parts), stretches(b, parts)];
  let [i, j] = [0, 0];
  while (i < as.length || j < bs.length) {
    const [x, y] = [as[i], bs[j]];
    const together = x !== undefined && y !== undefined && x.under === y.under;
    const onlyA = !together && x !== undefined && (y === undefined || !bs.slice(j).some((it) => it.under === x.under));
    const [mine, theirs] = together ? [x, y] : onlyA ? [x, undefined] : [undefined, y];
    const [atA, atB] = [(x?.from ?? a.length) - 1, (y?.from ?? b.length) - 1];
    const [longA, longB] = [lengthOf(mine), lengthOf(theirs)];
    for (let k = 1; k <= Math.max(longA, longB); k++) steps.push([atA + Math.min(k, longA), atB + Math.min(k, longB)]);
    if (mine !== undefined) i += 1;
    if (theirs !== undefined) j += 1;
  }
  return steps;
}

const lengthOf = (it: Stretch | undefined): number => (it === undefined ? 0 : it.to - it.from);

/** The rest of a film, cut at its headings. */
function stretches(frames: readonly FilmFrame[], from: number): Stretch[] {
  const heads = ['', '', ''];
  const found: Stretch[] = [];
  const times = new Map<string, number>();
  let start = from;
  let under = '';
  const close = (to: number): void => {
    if (to > start) found.push({ under, from: start, to });
    start = to;
  };
  frames.forEach(({ head, text }, at) => {
    if (head === undefined) return;
    if (at >= from) close(at);
    heads[head - 1] = text;
    heads.fill('', head);
    // A unit may have several activations in one round.
    const path = heads.join(' / ');
    const time = (times.get(path) ?? 0) + 1;
    times.set(path, time);
    under = `${path} ${time}`;
  });
  close(frames.length);
  return found;
}
