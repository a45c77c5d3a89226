import type { Deed, Dice, Frame, Purpose, Roller } from '../../rules/index.ts';

/** Called for every die. `value` is a face, degrees, -1 for a Hit on a scatter die, or a pick from 0. */
export interface DiceListener {
  die(frame: Frame, why: number, ordinal: number, value: number): void;
}

/** Passes dice through and reports each: for replays. */
export class RecordedDice implements Dice {
  readonly #dice: Dice & { round?: (round: number) => void };
  readonly #to: DiceListener;
  readonly followsAll = false;

  constructor(dice: Dice, to: DiceListener) {
    this.#dice = dice;
    this.#to = to;
  }

  round(round: number): void {
    this.#dice.round?.(round);
  }

  begin(deed: Deed, actor: Roller, target: Roller): Frame {
    return this.#dice.begin(deed, actor, target);
  }

  end(frame: Frame): void {
    this.#dice.end(frame);
  }

  weapon(frame: Frame, key: number): void {
    this.#dice.weapon(frame, key);
  }

  taken(frame: Frame, why: Purpose): number {
    return this.#dice.taken(frame, why);
  }

  #tell(frame: Frame, why: Purpose, ordinal: number, value: number): number {
    this.#to.die(frame, why, ordinal, value);
    return value;
  }

  d6(frame: Frame, why: Purpose): number {
    return this.#tell(frame, why, this.#dice.taken(frame, why), this.#dice.d6(frame, why));
  }

  nth(frame: Frame, why: Purpose, ordinal: number): number {
    return this.#tell(frame, why, ordinal, this.#dice.nth(frame, why, ordinal));
  }

  d3(frame: Frame, why: Purpose): number {
    return (this.d6(frame, why) + 1) >> 1;
  }

  sum(frame: Frame, why: Purpose, n: number): number {
    let total = 0;
    for (let i = 0; i < n; i++) total += this.d6(frame, why);
    return total;
  }

  group(frame: Frame, why: Purpose, n: number, into: Uint8Array): void {
    this.row(frame, why, n, into);
  }

  row(frame: Frame, why: Purpose, n: number, into: Uint8Array): void {
    for (let i = 0; i < n; i++) into[i] = this.d6(frame, why);
  }

  pick(frame: Frame, why: Purpose, n: number): number {
    return this.#tell(frame, why, this.#dice.taken(frame, why), this.#dice.pick(frame, why, n));
  }

  scatter(frame: Frame, why: Purpose): number {
    return this.#tell(frame, why, this.#dice.taken(frame, why), this.#dice.scatter(frame, why));
  }

  bearing(frame: Frame, why: Purpose): number {
    return this.#tell(frame, why, this.#dice.taken(frame, why), this.#dice.bearing(frame, why));
  }
}
