import { compileMatch } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import type { RootKey } from '../engine/dice/root-key.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import { openPlayer } from '../engine/play.ts';
import { blameText } from '../load/blame.ts';
import type { Battle } from '../scenario/types.ts';
import { DrawnOnce } from './drawn-once.ts';
import { Watch } from './invariants.ts';

/** The result of a number of engagements under watch. */
export interface Soaked {
  readonly engagements: number;
  /** Faults, with pair and seat; at most a few lines of each. */
  readonly problems: readonly string[];
  /** Digest of all digests: two identical soaks have the same. */
  readonly checksum: string;
}

/** Plays pairs of engagements and checks every die, and every invariant after every move and at every end. */
export function soak(selection: Selection, battle: Battle, pairs: number, seed: string, firstPair = 0): Soaked {
  const { match } = compileMatch(selection, battle);
  const dice = new DrawnOnce();
  const player = openPlayer(match, dice);
  const watch = new Watch(player.arena, battle.terrainKinds);
  const root: RootKey = rootKey(seed);
  const problems: string[] = [];
  let sum = 0;
  let engagements = 0;
  for (let pair = firstPair; pair < firstPair + pairs; pair++) {
    for (const seat of [0, 1] as const) {
      const before = watch.problems.length;
      player.arena.reset(seat);
      watch.begin();
      dice.begin(player.arena);
      try {
        const outcome = player.play(root, pair, seat);
        watch.end(outcome);
        sum = (Math.imul(sum, 31) + (outcome.digestLo ^ Math.imul(outcome.digestHi, 7))) | 0;
      } catch (error) {
        // A rule that throws does so again and again.
        const thrown = error instanceof Error ? error : new Error(String(error));
        return {
          engagements,
          problems: [...problems, `pair ${pair}, seat ${seat}: ${blameText(thrown) ?? thrown.stack ?? thrown.message}`],
          checksum: '',
        };
      }
      engagements++;
      const found = [...watch.problems.slice(before), ...dice.problems.splice(0)];
      problems.push(...found.map((p) => `pair ${pair}, seat ${seat}: ${p}`));
      if (problems.length > 20) return { engagements, problems, checksum: sum.toString(16) };
    }
  }
  return { engagements, problems, checksum: (sum >>> 0).toString(16).padStart(8, '0') };
}
