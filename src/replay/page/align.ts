import type { FilmFrame } from '../film.ts';
import { matched } from './matched.ts';

/**
 * Steps through two films together: frame by frame up to where they diverge. From there rounds, turns or activations, and phases are
 * aligned, and within them the frames that both have; the rest of both runs side by side in between. Each step is the last frame of
 * each film that has been seen, -1 before its first.
 *
 * @param parts the first frame that differs, -1 if none does
 */
export function alignedSteps(a: readonly FilmFrame[], b: readonly FilmFrame[], parts: number): readonly (readonly [number, number])[] {
  const shared = parts < 0 ? Math.max(a.length, b.length) : parts;
  const steps = Array.from({ length: shared }, (_, i): [number, number] => [Math.min(i, a.length - 1), Math.min(i, b.length - 1)]);
  if (parts < 0) return steps;
  const [mine, theirs] = [sectionsFrom(a, parts), sectionsFrom(b, parts)];
  let [i, j] = [parts - 1, parts - 1];
  /** Shows `n` more frames of the first film and `m` of the second, side by side as far as both go. */
  const show = (n: number, m: number): void => {
    for (let k = 0; k < Math.max(n, m); k++) {
      if (k < n) i += 1;
      if (k < m) j += 1;
      steps.push([i, j]);
    }
  };
  for (const [p, q] of matched(mine, theirs, (it) => it.key)) {
    const [one, other] = [framesOf(mine[p], a), framesOf(theirs[q], b)];
    let [n, m] = [0, 0];
    for (const [x, y] of matched(one, other, (it) => it.text)) {
      if (x >= 0 && y >= 0) {
        show(n, m);
        show(1, 1);
        [n, m] = [0, 0];
      } else if (x >= 0) n += 1;
      else m += 1;
    }
    show(n, m);
  }
  return steps;
}

/** Frames from a heading to the next. */
interface Section {
  /** Its parent headings, and its number among those with the same name in its round. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

const framesOf = (section: Section | undefined, frames: readonly FilmFrame[]): readonly FilmFrame[] =>
  section === undefined ? [] : frames.slice(section.from, section.to);

function sectionsFrom(frames: readonly FilmFrame[], at: number): Section[] {
  const path = ['', '', ''];
  const times = new Map<string, number>();
  const list: Section[] = [];
  let open = { key: '', from: at };
  frames.forEach((frame, i) => {
    if (frame.head === undefined) return;
    if (i > open.from) list.push({ ...open, to: i });
    path[frame.head - 1] = frame.text;
    path.fill('', frame.head);
    const name = path.join('/');
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    // Before the point where they diverge all sections are alike.
    open = { key: `${name}#${time}`, from: Math.max(i, at) };
  });
  if (frames.length > open.from) list.push({ ...open, to: frames.length });
  return list.filter((it) => it.to > at);
}
