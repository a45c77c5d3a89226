import { compileMatch } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import type { RootKey } from '../engine/dice/rootKey.ts';
import { rootKey } from '../engine/dice/rootKey.ts';
import { openPlayer } from '../engine/play.ts';
import type { Battle } from '../scenario/types.ts';
import { Watch } from './invariants.ts';

/** What came of a number of engagements under watch. */
export interface Soaked {
  readonly engagements: number;
  /** What went wrong, with pair and seat; at most a few lines of each. */
  readonly problems: readonly string[];
  /** Digest of all digests: two soaks that did the same have the same. */
  readonly checksum: string;
}

/** Plays pairs of engagements and checks every invariant after every move and at every end. */
export function soak(selection: Selection, battle: Battle, pairs: number, seed: string, firstPair = 0): Soaked {
  const { match } = compileMatch(selection, battle);
  const player = openPlayer(match);
  const watch = new Watch(player.arena);
  const root: RootKey = rootKey(seed);
  const problems: string[] = [];
  let sum = 0;
  let engagements = 0;
  for (let pair = firstPair; pair < firstPair + pairs; pair++) {
    for (const seat of [0, 1] as const) {
      const before = watch.problems.length;
      player.arena.reset(seat);
      watch.begin();
      try {
        const outcome = player.play(root, pair, seat);
        watch.end(outcome);
        sum = (Math.imul(sum, 31) + (outcome.digestLo ^ Math.imul(outcome.digestHi, 7))) | 0;
      } catch (error) {
        problems.push(`pair ${pair}, seat ${seat}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      }
      engagements++;
      if (watch.problems.length > before) problems.push(...watch.problems.slice(before).map((p) => `pair ${pair}, seat ${seat}: ${p}`));
      if (problems.length > 20) return { engagements, problems, checksum: sum.toString(16) };
    }
  }
  return { engagements, problems, checksum: (sum >>> 0).toString(16).padStart(8, '0') };
}
