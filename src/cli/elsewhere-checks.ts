import { culpritOf, differsElsewhere } from '../campaign/again.ts';
import { sameGame } from '../campaign/which-game.ts';
import type { Selection } from '../compile/select.ts';
import type { GameDigest } from '../engine/outcome.ts';
import { item } from '../rules/item.ts';
import type { LocalWorkload } from '../runner/job-player.ts';
import { inlinePool, threadPool } from '../runner/pool.ts';
import type { Battle } from '../scenario/types.ts';

/** Games of a scenario as they were played in this thread: two for each pair, red in seat 0 and in seat 1. */
export interface PlayedHere {
  readonly battle: Battle;
  readonly digests: readonly GameDigest[];
}

/**
 * Plays games again in another thread, the last first, so that whatever a rule keeps in a variable has another history there. A sentence for the first
 * that is another game; none for rulesets without code from outside.
 */
export async function checkElsewhere({ spec, outside }: Selection, played: readonly PlayedHere[], seed: string): Promise<string[]> {
  if (outside === undefined || played.length === 0) return [];
  const battles = played.map((it) => it.battle);
  const work: LocalWorkload = { battles, specs: [spec], counted: 0, seed, from: process.cwd() };
  const there = threadPool(work, 1, true);
  try {
    for (let scenario = played.length - 1; scenario >= 0; scenario--) {
      const { battle, digests } = item(played, scenario);
      for (let k = digests.length - 1; k >= 0; k--) {
        const game = { scenario, variant: 0, pair: k >> 1, seat: k % 2 === 1 ? 1 : 0 } as const;
        if (sameGame(await there.again(game, false), item(digests, k))) continue;
        const { message } = differsElsewhere(outside, await culpritOf({ ...game, ...item(digests, k) }, inlinePool(work), there));
        return [`${spec}: ${battle.id}, pair ${game.pair}, red in seat ${game.seat}: ${message}`];
      }
    }
    return [];
  } finally {
    await there.close();
  }
}
