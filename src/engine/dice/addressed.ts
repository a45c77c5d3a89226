import type { Deed, Dice, Frame, Purpose, Roller } from '../../rules/index.ts';
import { purposes } from '../../rules/index.ts';
import type { DeedFrame } from './frames.ts';
import { Frames } from './frames.ts';
import { avalanche, below, face, fold } from './mix.ts';
import type { RootKey } from './root-key.ts';

/**
 * Dice as a pure function of their address: another unit's rolls, or an extra test, change no other die. A deed folds
 * its address into 64 bits once; a die mixes those with its purpose and ordinal. Nothing is allocated after construction.
 */
export class AddressedDice implements Dice {
  readonly followsAll = false;
  readonly #frames: Frames;
  readonly #hashes: Int32Array;
  /** The parts of the address that are constant in an engagement and in a round. */
  readonly #key = { baseLo: 0, baseHi: 0, roundLo: 0, roundHi: 0 };
  /** Grows with every die, and with every deed that is begun. */
  asked = 0;

  /** `rollers`: the number of units and seats, plus one for nobody. */
  constructor(rollers: number, nobody: Roller) {
    this.#frames = new Frames(rollers, nobody);
    this.#hashes = Int32Array.from(purposes.hashes);
  }

  /** Begins an engagement: the part of the address that is constant in it. */
  seat(root: RootKey, scenarioKey: number, pair: number): void {
    this.#frames.reset();
    this.#key.baseLo = fold(fold(fold(root[0], root[2]), scenarioKey), pair);
    this.#key.baseHi = fold(fold(fold(root[1], root[3]), pair), scenarioKey ^ 0x5bd1e995);
    this.round(0);
  }

  /** From here on all dice are others, the same for the same key: to play on as if nothing to come were known. */
  branch(key: number): void {
    const at = this.#key;
    at.baseLo = fold(at.baseLo, key);
    at.baseHi = fold(at.baseHi, ~key);
    at.roundLo = fold(at.roundLo, key);
    at.roundHi = fold(at.roundHi, ~key);
  }

  /** Whether a deed is under way. */
  get inDeed(): boolean {
    return this.#frames.open > 0;
  }

  /** The objects that hold its state between deeds. */
  kept(): readonly object[] {
    return [this.#key, ...this.#frames.kept()];
  }

  round(round: number): void {
    this.#frames.newRound();
    const at = this.#key;
    at.roundLo = fold(at.baseLo, round);
    at.roundHi = fold(at.baseHi, round);
  }

  begin(deed: Deed, actor: Roller, target: Roller): Frame {
    this.asked++;
    const frame = this.#frames.push(deed, actor, target);
    const occasion = deed * 65536 + this.#frames.occasion(deed, actor, target);
    frame.deedLo = fold(fold(fold(this.#key.roundLo, actor.key), target.key), occasion);
    frame.deedHi = fold(fold(fold(this.#key.roundHi, target.key), occasion), actor.key);
    frame.lo = frame.deedLo;
    frame.hi = frame.deedHi;
    return frame;
  }

  end(frame: Frame): void {
    this.#frames.pop(frame);
  }

  weapon(frame: Frame, key: number): void {
    const f = frame as DeedFrame;
    this.asked++;
    f.take(key);
    f.lo = key === 0 ? f.deedLo : fold(f.deedLo, key);
    f.hi = key === 0 ? f.deedHi : fold(f.deedHi, key);
  }

  #bits(f: DeedFrame, why: Purpose, ordinal: number): number {
    this.asked++;
    const h = avalanche((f.lo ^ this.#hashes[why]) + Math.imul(ordinal, 0x9e3779b1));
    return avalanche(h ^ f.hi);
  }

  d6(frame: Frame, why: Purpose): number {
    const f = frame as DeedFrame;
    return face(this.#bits(f, why, f.advance(why, 1)));
  }

  nth(frame: Frame, why: Purpose, ordinal: number): number {
    return face(this.#bits(frame as DeedFrame, why, ordinal));
  }

  taken(frame: Frame, why: Purpose): number {
    return (frame as DeedFrame).place(why);
  }

  d3(frame: Frame, why: Purpose): number {
    return (this.d6(frame, why) + 1) >> 1;
  }

  sum(frame: Frame, why: Purpose, n: number): number {
    const f = frame as DeedFrame;
    const at = f.advance(why, n);
    let total = 0;
    for (let i = 0; i < n; i++) total += face(this.#bits(f, why, at + i));
    return total;
  }

  group(frame: Frame, why: Purpose, n: number, into: Uint8Array): void {
    this.row(frame, why, n, into);
  }

  row(frame: Frame, why: Purpose, n: number, into: Uint8Array): void {
    const f = frame as DeedFrame;
    const at = f.advance(why, n);
    for (let i = 0; i < n; i++) into[i] = face(this.#bits(f, why, at + i));
  }

  pick(frame: Frame, why: Purpose, n: number): number {
    const f = frame as DeedFrame;
    return below(this.#bits(f, why, f.advance(why, 1)), n);
  }

  scatter(frame: Frame, why: Purpose): number {
    const f = frame as DeedFrame;
    // Two of six faces are Hit; the other four carry an arrow, whose angle comes from the same 32 bits.
    const n = below(this.#bits(f, why, f.advance(why, 1)), 540);
    return n < 180 ? -1 : n - 180;
  }

  bearing(frame: Frame, why: Purpose): number {
    const f = frame as DeedFrame;
    return below(this.#bits(f, why, f.advance(why, 1)), 360);
  }
}
