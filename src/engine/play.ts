import type { Dice, Roller } from '../rules/index.ts';
import { Arena } from './arena.ts';
import { AddressedDice } from './dice/addressed.ts';
import { RecordedDice } from './dice/recorded.ts';
import type { RootKey } from './dice/root-key.ts';
import { noHoldings } from './keeper.ts';
import type { Recorder } from './log.ts';
import { LookingAhead } from './looking-ahead.ts';
import type { Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import { makeOutcome, noteRound, readOutcome } from './outcome.ts';
import { Walker } from './program.ts';
import { type Snapshot, Snapshots } from './snapshot.ts';

/** Plays engagements of one match, one after another, in the same memory. */
export interface Player {
  readonly arena: Arena;
  /**
   * Plays one engagement. `redSeat` is red's seat; the two engagements of a pair share their dice.
   * The outcome is overwritten by the next call.
   * @param onlooker Gets the events of this engagement, but not its dice; only without a tracer.
   */
  play(root: RootKey, pair: number, redSeat: 0 | 1, onlooker?: Recorder | null): Outcome;
  /** Sets an engagement up without playing it. */
  begin(root: RootKey, pair: number, redSeat: 0 | 1, onlooker?: Recorder | null): void;
  /** Plays on to the end of the next step of the turn program, or of one unit's part in it. False once the engagement is over. */
  step(): boolean;
  /** Plays the rest. The outcome is overwritten by the next call. */
  finish(): Outcome;
  /** Keeps the engagement as it is between two steps, in a new snapshot or in place of an older one. Not what a tracer or onlooker has seen. */
  keep(into?: Snapshot): Snapshot;
  /** Goes back (or forward) to where a snapshot of this player was taken, in this engagement or another one. */
  restore(snapshot: Snapshot): void;
  /** Whether the engagement is as it was when a snapshot was taken, to the last bit. */
  isAt(snapshot: Snapshot): boolean;
  /** From here on all dice are others, the same for the same key. They are the old ones again after `restore`. */
  branch(key: number): void;
  /**
   * Plays on by another match, with the same units, tables and turn program as this player's own, and neither orders nor scripts that look ahead.
   * Null: by its own again.
   */
  playBy(match: Match | null): void;
  /** By what happens while it plays: for whoever has to know whether something did. */
  readonly witness: Witness;
}

/** What has happened in an engagement so far, in numbers that can be compared. */
export interface Witness {
  /** The digest of all events. */
  readonly log: { readonly lo: number; readonly hi: number };
  /** Grows with every die and every deed. */
  readonly dice: { readonly asked: number };
  /** A number for the state of the arena: equal for equal states, and hardly ever for others. What is large (tables that spare questions) is left out. */
  state(): number;
}

/** Columns of the state with more than some numbers for each model, and more than this in all, hold answers that were worked out before. */
const LARGEST_STATE_BYTES = 8192;
const STATE_BYTES_A_MODEL = 64;

/** Records the events and dice of an engagement as they happen. */
export interface Tracer extends Recorder {
  die(frame: Parameters<Dice['d6']>[0], why: number, ordinal: number, value: number): void;
}

/** Prepares a match for play. A tracer gets everything that happens, at the price of speed; the outcome is the same. */
export function openPlayer(given: Match, tracer: Tracer | null = null): Player {
  const ahead = given.scripts.some((it) => it.lookAhead !== undefined) ? new LookingAhead(given.scripts) : null;
  const match = ahead === null ? given : { ...given, scripts: ahead.scripts };
  let muted = false;
  let addressed: AddressedDice | null = null;
  const arena = new Arena(match, (rollers: number, nobody: Roller) => {
    addressed = new AddressedDice(rollers, nobody);
    if (tracer === null) return addressed;
    return new RecordedDice(addressed, {
      die: (frame, why, ordinal, value) => {
        if (!muted) tracer.die(frame, why, ordinal, value);
      },
    });
  });
  const dice = addressed as unknown as AddressedDice;
  const outcome = makeOutcome(arena.units.length);
  const most = Math.max(LARGEST_STATE_BYTES, STATE_BYTES_A_MODEL * arena.models.x.length);
  const walker = new Walker(arena, () => noteRound(arena, outcome));
  let snapshots: Snapshots | null = null;
  const kept = (): Snapshots => {
    snapshots ??= new Snapshots(arena, walker, dice, outcome);
    return snapshots;
  };
  const keep: Player['keep'] = (into = { ...noHoldings(), records: 0, lo: 0, hi: 0 }) => {
    kept().keep(into);
    return into;
  };
  const restore: Player['restore'] = (snapshot) => kept().restore(snapshot);
  const branch: Player['branch'] = (key) => dice.branch(key);
  let recorder: Recorder | null = null;
  ahead?.follow({
    arena,
    step: () => walker.step(),
    keep,
    restore,
    branch,
    winner: () => {
      const winner = match.ruleset.seams.victor(arena);
      return winner === -1 ? 2 : winner;
    },
    mute: (on) => {
      muted = on;
      arena.log.recorder = on ? null : recorder;
    },
  });
  const begin: Player['begin'] = (root, pair, redSeat, onlooker = null) => {
    recorder = tracer ?? onlooker;
    arena.log.recorder = recorder;
    dice.seat(root, match.scenarioKey, pair);
    arena.reset(redSeat);
    walker.begin();
    ahead?.begin();
  };
  const step = (): boolean => (ahead === null ? walker.step() : ahead.step());
  const finish = (): Outcome => {
    while (step());
    readOutcome(arena, outcome);
    return outcome;
  };
  return {
    arena,
    play(root, pair, redSeat, onlooker) {
      begin(root, pair, redSeat, onlooker);
      return finish();
    },
    begin,
    step,
    finish,
    keep,
    restore,
    isAt: (snapshot) => kept().isAt(snapshot),
    branch,
    playBy: (other) => arena.playBy(other ?? match),
    witness: { log: arena.log, dice, state: () => kept().digest(most) },
  };
}
