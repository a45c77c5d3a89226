import type { Line } from './transcript.ts';

export type Move = Extract<Line, { readonly kind: 'place' }>;

export interface Moves {
  /** By number of an event, the position of its unit afterwards. */
  readonly of: ReadonlyMap<number, Move>;
  /** Lines to leave out: units where they are set up, and moves shown with their event. */
  readonly told: ReadonlySet<number>;
}

/**
 * Assigns moves to the events they belong to: the next one if it is about the unit (`moves`, with dice for dangerous ground between), or
 * the one before (`falls back`).
 */
export function movesOf(lines: readonly Line[]): Moves {
  const of = new Map<number, Move>();
  const told = new Set<number>();
  const begin = lines.findIndex((it) => it.kind !== 'place');
  lines.forEach((line, at) => {
    if (line.kind !== 'place') return;
    if (at < begin) {
      told.add(at);
      return;
    }
    let next = at + 1;
    while (lines[next]?.kind === 'dice') next += 1;
    const event = [next, at - 1].find((it) => isAbout(lines[it], line.unit));
    if (event === undefined) return;
    of.set(event, line);
    told.add(at);
  });
  return { of, told };
}

const isAbout = (line: Line | undefined, unit: string): boolean =>
  line?.kind === 'event' && !LOSSES.has(line.event) && Object.values(line.fields)[0] === unit;
const LOSSES = new Set(['model-lost', 'destroyed']);
