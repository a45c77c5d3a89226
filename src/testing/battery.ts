import { compileMatch } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import { running } from '../editions/running.ts';
import type { RootKey } from '../engine/dice/root-key.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import type { GameDigest } from '../engine/outcome.ts';
import { openPlayer, type Tracer } from '../engine/play.ts';
import { blameText } from '../load/blame.ts';
import type { EventKind, Frame } from '../rules/index.ts';
import type { Battle } from '../scenario/types.ts';
import { answersChecked } from './answers-checked.ts';
import { type Check, type MakeCheck, withChecks } from './check.ts';
import { DrawnOnce } from './drawn-once.ts';
import { Watch } from './invariants.ts';

/** The result of a number of engagements under watch. */
export interface Soaked {
  readonly engagements: number;
  /** Faults, with pair and seat; at most a few lines of each. */
  readonly problems: readonly string[];
  /** Digest of all digests: two identical soaks have the same. */
  readonly checksum: string;
  /** Of each engagement, two for each pair, red in seat 0 and in seat 1. */
  readonly digests: readonly GameDigest[];
}

/** What one engagement's checks say at most. */
const MOST_SAID = 20;

/** Everything that is checked hears what is rolled and what happens. */
class Heard implements Tracer {
  readonly #dice: DrawnOnce;
  readonly #checks: readonly Check[];

  constructor(dice: DrawnOnce, checks: readonly Check[]) {
    this.#dice = dice;
    this.#checks = checks;
  }

  event(kind: EventKind, a: number, b: number, c: number, d: number): void {
    for (const check of this.#checks) check.event?.(kind, a, b, c, d);
  }

  die(frame: Frame, why: number, ordinal: number): void {
    this.#dice.die(frame, why, ordinal);
    for (const check of this.#checks) check.die?.(frame, why);
  }
}

/**
 * Plays pairs of engagements and checks every die, every answer of a procedure, and every invariant after every move and at every end.
 * @param more checks that are known only for some editions
 */
export function soak(
  selection: Selection,
  battle: Battle,
  pairs: number,
  seed: string,
  firstPair = 0,
  more: readonly MakeCheck[] = [],
): Soaked {
  const said: string[] = [];
  const checks = more.map((make) => make((what) => said.push(what)));
  const { match } = compileMatch(withChecks(answersChecked(selection), checks), battle);
  const dice = new DrawnOnce();
  const player = openPlayer(match, new Heard(dice, checks));
  const watch = new Watch(player.arena, battle.terrainKinds);
  const root: RootKey = rootKey(seed);
  const problems: string[] = [];
  const digests: GameDigest[] = [];
  const row = running();
  let sum = 0;
  let engagements = 0;
  for (let pair = firstPair; pair < firstPair + pairs; pair++) {
    for (const seat of [0, 1] as const) {
      const before = watch.problems.length;
      player.arena.reset(seat);
      watch.begin();
      dice.begin(player.arena);
      for (const check of checks) check.begin?.(player.arena);
      row.begin(0, pair, seat);
      try {
        player.begin(root, pair, seat);
        while (player.step()) for (const check of checks) check.step?.();
        const outcome = player.finish();
        watch.end(outcome);
        for (const check of checks) check.end?.();
        digests.push({ digestHi: outcome.digestHi, digestLo: outcome.digestLo });
        sum = (Math.imul(sum, 31) + (outcome.digestLo ^ Math.imul(outcome.digestHi, 7))) | 0;
      } catch (error) {
        // A rule that throws does so again and again.
        const thrown = error instanceof Error ? error : new Error(String(error));
        return {
          engagements,
          problems: [...problems, `pair ${pair}, seat ${seat}: ${blameText(thrown) ?? thrown.stack ?? thrown.message}`],
          checksum: '',
          digests,
        };
      } finally {
        row.busy = false;
      }
      engagements++;
      const found = [...watch.problems.slice(before), ...dice.problems.splice(0), ...said.splice(0, said.length).slice(0, MOST_SAID)];
      problems.push(...found.map((p) => `pair ${pair}, seat ${seat}: ${p}`));
      if (problems.length > 20) return { engagements, problems, checksum: sum.toString(16), digests };
    }
  }
  return { engagements, problems, checksum: (sum >>> 0).toString(16).padStart(8, '0'), digests };
}
