import type { Line } from './transcript.ts';

export type Move = Extract<Line, { readonly kind: 'place' }>;

/** Events of units that were to go somewhere: without a new place, nobody has moved. */
export const GOING: ReadonlySet<string> = new Set(['runs', 'consolidates', 'advances']);

/** Events that come after the place where a unit has gone, and after what happened to it on the way. */
const AFTER: ReadonlySet<string> = new Set([...GOING, 'moves', 'turbo-boosts', 'flat-out']);

export interface Moves {
  /** By number of an event, the position of its unit afterwards. */
  readonly of: ReadonlyMap<number, Move>;
  /** Lines to leave out: units where they are set up, and moves shown with their event. */
  readonly told: ReadonlySet<number>;
}

/**
 * Assigns moves to the events they belong to: the next one if it is about the unit (`moves`, with dice for dangerous ground and what it did between), or
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
    const event = [afterwards(lines, at, line.unit), next, at - 1].find((it) => isAbout(lines[it], line.unit));
    if (event === undefined) return;
    of.set(event, line);
    told.add(at);
  });
  return { of, told };
}

/** The number of the event that tells of a unit's move from here on: dice, and what dangerous ground did to it, may come between; -1 if there is none. */
function afterwards(lines: readonly Line[], at: number, unit: string): number {
  for (let i = at + 1; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (line.kind === 'dice') continue;
    if (line.kind !== 'event' || Object.values(line.fields)[0] !== unit) return -1;
    if (AFTER.has(line.event)) return i;
  }
  return -1;
}

const isAbout = (line: Line | undefined, unit: string): boolean =>
  line?.kind === 'event' && !LOSSES.has(line.event) && Object.values(line.fields)[0] === unit;
const LOSSES = new Set(['model-lost', 'destroyed']);
