import type { Dice, Roller } from '../rules/index.ts';
import { Arena } from './arena.ts';
import { AddressedDice } from './dice/addressed.ts';
import { RecordedDice } from './dice/recorded.ts';
import type { RootKey } from './dice/root-key.ts';
import type { Recorder } from './log.ts';
import type { Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import { makeOutcome, noteRound, readOutcome } from './outcome.ts';
import { Walker } from './program.ts';

/** Plays engagements of one match, one after another, in the same memory. */
export interface Player {
  readonly arena: Arena;
  /**
   * Plays one engagement. `redSeat` is red's seat; the two engagements of a pair share their dice.
   * The outcome is overwritten by the next call.
   * @param onlooker Gets the events of this engagement, but not its dice; only without a tracer.
   */
  play(root: RootKey, pair: number, redSeat: 0 | 1, onlooker?: Recorder | null): Outcome;
}

/** Records the events and dice of an engagement as they happen. */
export interface Tracer extends Recorder {
  die(frame: Parameters<Dice['d6']>[0], why: number, ordinal: number, value: number): void;
}

/** Prepares a match for play. A tracer gets everything that happens, at the price of speed; the outcome is the same. */
export function openPlayer(match: Match, tracer: Tracer | null = null): Player {
  let addressed: AddressedDice | null = null;
  const arena = new Arena(match, (rollers: number, nobody: Roller) => {
    addressed = new AddressedDice(rollers, nobody);
    return tracer === null ? addressed : new RecordedDice(addressed, tracer);
  });
  const dice = addressed as unknown as AddressedDice;
  const outcome = makeOutcome(arena.units.length);
  const walker = new Walker(arena, () => noteRound(arena, outcome));
  return {
    arena,
    play(root, pair, redSeat, onlooker = null) {
      arena.log.recorder = tracer ?? onlooker;
      dice.seat(root, match.scenarioKey, pair);
      arena.reset(redSeat);
      walker.run();
      readOutcome(arena, outcome);
      return outcome;
    },
  };
}
