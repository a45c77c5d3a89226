import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { DrawnOnce } from '../../src/testing/index.ts';
import { type Cell, matchOf, nameOf } from './cells.ts';

/** Names dice that were drawn twice in engagements of a cell, and counts all that were drawn. */
export async function drawnTwice(cell: Cell, pairs: number, seed: string): Promise<{ problems: string[]; drawn: number }> {
  const dice = new DrawnOnce();
  const player = openPlayer(await matchOf(cell), dice);
  const root = rootKey(seed);
  const problems: string[] = [];
  let drawn = 0;
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of [0, 1] as const) {
      dice.begin(player.arena);
      player.play(root, pair, seat);
      problems.push(...dice.problems.splice(0).map((it) => `${nameOf(cell)}, pair ${pair}, seat ${seat}: ${it}`));
      drawn += dice.drawn;
    }
  }
  return { problems, drawn };
}
