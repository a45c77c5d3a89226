import { rootKey } from '../../src/engine/index.ts';
import { spoilScratch } from '../../src/rules/index.ts';
import { type Cell, digestOf, nameOf, playerOf } from './cells.ts';

/** Calls with all scratch space (`scratch`) full of rubbish whenever it is taken. */
export function spoiled<T>(call: () => T): T {
  const restore = spoilScratch();
  try {
    return call();
  } finally {
    restore();
  }
}

/** Names the engagements of a cell whose results change when scratch space is spoiled. */
export async function movedByScratch(cell: Cell, pairs: number): Promise<string[]> {
  const player = await playerOf(cell);
  const root = rootKey('scratch');
  const moved: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of [0, 1] as const) {
      const before = digestOf(player.play(root, pair, seat));
      if (spoiled(() => digestOf(player.play(root, pair, seat))) !== before) moved.push(`${nameOf(cell)}, pair ${pair}, seat ${seat}`);
    }
  }
  return moved;
}
