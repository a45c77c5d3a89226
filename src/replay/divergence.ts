import type { Line, Transcript } from './transcript.ts';

/** Where two tellings of one engagement part. */
export interface Divergence {
  /** Lines that both share just before it. */
  readonly before: readonly Line[];
  /** What followed under each, from the first line that differs. */
  readonly first: readonly Line[];
  readonly second: readonly Line[];
  /** Round, turn and phase in which they part. */
  readonly where: readonly Line[];
}

/** The first line at which two transcripts differ; null if there is none. */
export function divergence(a: Transcript, b: Transcript, before: number, after: number): Divergence | null {
  let at = 0;
  while (at < a.lines.length && at < b.lines.length && same(a.lines[at] as Line, b.lines[at] as Line)) at++;
  if (at === a.lines.length && at === b.lines.length) return null;
  const shared = a.lines.slice(0, at);
  return {
    before: shared.slice(Math.max(0, at - before)),
    first: a.lines.slice(at, at + after),
    second: b.lines.slice(at, at + after),
    where: ['round', 'turn', 'phase'].flatMap((event) => {
      const last = shared.findLast((it) => it.kind === 'event' && it.event === event);
      return last === undefined ? [] : [last];
    }),
  };
}

/** Phases are numbered within a turn program, so that two programs may call one thing by two numbers: names are compared. */
const same = (a: Line, b: Line): boolean => JSON.stringify(a) === JSON.stringify(b);
