import { type Frame, type Game, purpose } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';

const SWEEP_HITS = purpose('sweep-hits');

/** The sum of so many dice with this many sides (3 or 6): hits of one model on a fleeing unit. */
export function sweepHits(g: Game<Classic>, frame: Frame, dice: number, sides: number): number {
  let hits = 0;
  for (let k = 0; k < dice; k++) hits += sides === 3 ? g.dice.d3(frame, SWEEP_HITS) : g.dice.d6(frame, SWEEP_HITS);
  return hits;
}
