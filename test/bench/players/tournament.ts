import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, type RootKey } from '../../../src/engine/index.ts';
import { differences, type Interval, meanInterval } from '../../../src/stats/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

/** The word for the doctrine that an army has in its scenario. */
export const OWN = 'own';

/** The doctrines named for both armies, without those that their scenario gives them. */
export const named = (red: string, blue: string): { readonly red?: string; readonly blue?: string } => ({
  ...(red !== OWN && { red }),
  ...(blue !== OWN && { blue }),
});

export interface Cell {
  readonly scenario: string;
  readonly edition: string;
  readonly root: RootKey;
  readonly pairs: number;
}

/** Shares of the game that red gets, a value a pair: the mean of its two games. */
export async function redScores({ scenario, edition, root, pairs }: Cell, red: string, blue: string): Promise<Float64Array> {
  const battle = loadScenario(scenario, { doctrines: named(red, blue) });
  const player = openPlayer(compileMatch(await loadSelection(edition), battle).match);
  return Float64Array.from({ length: pairs }, (_, pair) => {
    let sum = 0;
    for (const seat of [0, 1] as const) {
      const { winner } = player.play(root, pair, seat);
      sum += winner === 2 ? 0.5 : 1 - winner;
    }
    return sum / 2;
  });
}

export interface Gain {
  readonly side: Side;
  /** What the side gets where both play the old doctrine. */
  readonly before: number;
  /** What it gains by playing the new one, on the same dice. */
  readonly gain: Interval;
}

/** What each side gains by leaving an old doctrine for a new one while the other keeps to the old. */
export async function gains(cell: Cell, newer: string, old: string): Promise<Gain[]> {
  const mirror = await redScores(cell, old, old);
  const found: Gain[] = [];
  for (const side of SIDES) {
    const red = side === 'red';
    const scores = await redScores(cell, red ? newer : old, red ? old : newer);
    const before = mirror.reduce((sum, it) => sum + it, 0) / mirror.length;
    const gain = red ? differences(mirror, scores) : differences(scores, mirror);
    found.push({ side, before: red ? before : 1 - before, gain: meanInterval(gain, 0.95, 1) });
  }
  return found;
}
