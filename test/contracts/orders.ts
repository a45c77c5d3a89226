import { type Player, rootKey } from '../../src/engine/index.ts';
import { type Cell, digestOf, nameOf, playerOf, shuffled } from './cells.ts';

interface Engagement {
  readonly name: string;
  readonly player: Player;
  readonly pair: number;
  readonly seat: 0 | 1;
}

/**
 * Plays engagements of all cells in one process, in order and in two shuffled orders, each cell with one player. Names the engagements that did
 * not give the same result all three times.
 */
export async function differInOrder(cells: readonly Cell[], pairs: number, seed: string): Promise<string[]> {
  const inOrder: Engagement[] = [];
  for (const cell of cells) {
    const player = await playerOf(cell);
    for (let pair = 0; pair < pairs; pair++)
      for (const seat of [0, 1] as const) inOrder.push({ name: `${nameOf(cell)}, pair ${pair}, seat ${seat}`, player, pair, seat });
  }
  const root = rootKey(seed);
  const first = new Map<Engagement, string>();
  const differ = new Set<string>();
  for (const order of [inOrder, shuffled(inOrder, `${seed} 1`), shuffled(inOrder, `${seed} 2`)]) {
    for (const it of order) {
      const digest = digestOf(it.player.play(root, it.pair, it.seat));
      const before = first.get(it);
      if (before === undefined) first.set(it, digest);
      else if (before !== digest) differ.add(it.name);
    }
  }
  return [...differ];
}
