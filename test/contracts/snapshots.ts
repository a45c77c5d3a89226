import { type Player, rootKey, type Snapshot } from '../../src/engine/index.ts';
import { randomFrom } from '../../src/stats/index.ts';
import { type Cell, digestOf, nameOf, playerOf } from './cells.ts';

/** Boundaries of each engagement at which it is kept. */
const KEPT = 3;

const restOf = (player: Player): string => digestOf(player.finish());

/** With other dice from here on. */
function branchOf(player: Player, key: number): string {
  player.branch(key);
  return restOf(player);
}

/**
 * Keeps engagements at random boundaries, plays on from there with other dice, and another engagement, and restores them. Names whatever has
 * another result than the engagement that was played in one go, and the same branch with another result the second time.
 */
export async function wrongAfterRestoring(cell: Cell, pairs: number, seed: string): Promise<{ problems: string[]; parted: number }> {
  const player = await playerOf(cell);
  const root = rootKey(seed);
  const random = randomFrom(`${seed} ${nameOf(cell)}`);
  const problems: string[] = [];
  let parted = 0;
  const older: Snapshot[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const seat = (pair % 2) as 0 | 1;
    player.begin(root, pair, seat);
    let steps = 0;
    while (player.step()) steps++;
    const whole = restOf(player);
    const check = (what: string, at: number, found: string, expected: string): void => {
      if (found !== expected) problems.push(`${nameOf(cell)}, pair ${pair}, seat ${seat}, kept after ${at} of ${steps} steps: ${what}`);
    };
    for (let k = 0; k < KEPT; k++) {
      const at = random.below(steps + 1);
      player.begin(root, pair, seat);
      for (let n = 0; n < at; n++) player.step();
      // A snapshot may be used again.
      const snapshot = player.keep(k === 0 ? older.pop() : undefined);
      const branch = branchOf(player, 1);
      if (branch !== whole) parted++;
      player.restore(snapshot);
      check('other after a branch', at, restOf(player), whole);
      player.play(root, pair + 1000, seat);
      player.restore(snapshot);
      check('a branch differs from itself', at, branchOf(player, 1), branch);
      player.restore(snapshot);
      check('other after another engagement', at, restOf(player), whole);
      older.push(snapshot);
    }
  }
  return { problems, parted };
}
