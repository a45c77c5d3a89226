import { digestText, type Heading } from './text.ts';
import type { Transcript } from './transcript.ts';

/** One engagement as JSON lines: the heading, a line for everything that happened, and the outcome. */
export function replayJsonLines(heading: Heading, { lines, outcome }: Transcript): string {
  const { winner, first, rounds, vp, lost } = outcome;
  const side = (n: number): string => (n === 0 ? 'red' : n === 1 ? 'blue' : 'draw');
  const last = {
    kind: 'outcome',
    winner: side(winner),
    first: side(first),
    rounds,
    red_vp: vp[0],
    blue_vp: vp[1],
    red_lost: lost[0],
    blue_lost: lost[1],
    digest: digestText(outcome),
  };
  return [{ kind: 'engagement', ...heading }, ...lines, last].map((it) => `${JSON.stringify(it)}\n`).join('');
}
