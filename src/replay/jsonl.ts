import type { Filmed } from './make-film.ts';

/**
 * One engagement as JSON lines: the heading, a line for each event, and the outcome. Each line has what happened, also in
 * words, the rules that caused it, and what it changed; the heading has what was on the table before.
 */
export function replayJsonLines({ film, transcript }: Filmed): string {
  const { heading, title, board, units, rules, start, frames, outcome } = film;
  const first = { kind: 'engagement', ...heading, title, board, units, rules, start };
  const lines = transcript.lines.map((line, i) => {
    const { event: _, fields: __, dice, ...frame } = frames[i] ?? { text: '' };
    return { ...line, ...(dice?.needed !== undefined && { needed: dice.needed, passed: dice.passed }), ...frame };
  });
  const { vp, lost, winner, first: beginner, rounds, digest } = outcome;
  const last = {
    kind: 'outcome',
    winner,
    first: beginner,
    rounds,
    red_vp: vp[0],
    blue_vp: vp[1],
    red_lost: lost[0],
    blue_lost: lost[1],
    digest,
  };
  return [first, ...lines, last].map((it) => `${JSON.stringify(it)}\n`).join('');
}
