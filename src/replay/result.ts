import { counted } from '../rules/counted.ts';
import type { FilmOutcome } from './film.ts';

/** Who won and how. */
export function outcomeSentence({ winner, rounds, vp: [red, blue] }: FilmOutcome): string {
  const length = counted(rounds, 'round');
  if (winner === 'draw') return `A draw after ${length}, ${red} victory points to ${blue}.`;
  const [own, other] = winner === 'red' ? [red, blue] : [blue, red];
  return `${winner === 'red' ? 'Red' : 'Blue'} wins after ${length}, by ${own} victory points to ${other}.`;
}
