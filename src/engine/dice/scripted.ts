import type { Deed, Dice, Frame, Purpose, Roller } from '../../rules/index.ts';
import { purposes } from '../../rules/index.ts';
import type { DeedFrame } from './frames.ts';
import { Frames } from './frames.ts';

/** One entry of a worked example's dice: a face, dice of one roll, or `hit` on a scatter die. */
export type ScriptedDie = number | 'hit' | readonly number[];
/**
 * Queues by label: a purpose; `purpose@red` for rolls in deeds of a side or its units, `purpose@A` for those of unit A; `purpose@>B` for rolls in
 * deeds against unit B, `purpose@A>B` for those of A against B. What the one that a deed is against rolls itself (saves) is its own: `save@B`.
 */
export type DiceScript = { readonly [label: string]: readonly ScriptedDie[] };

/** The script lacks a die that was asked for, or has it in another shape. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/**
 * Dice from a script, one queue per purpose: a missing die fails immediately, a leftover one fails in `left`.
 * A re-roll takes the next of its own queue, whatever the ordinal. `aliases` lets one label mean several purposes
 * (`save` for whichever save is used).
 */
export class ScriptedDice implements Dice {
  readonly #frames: Frames;
  readonly #queues: Map<string, ScriptedDie[]>;
  readonly #aliases: Map<string, string>;
  readonly #labelsOf: (roller: Roller) => readonly string[];
  readonly #byTarget: ReadonlySet<string>;
  readonly followsAll = false;
  /** What was rolled, for the message of a failed example. */
  readonly rolled: string[] = [];

  /** `labelsOf` names a roller: its unit and its army (`red`, `blue`); nobody has no name. `byTarget`: purposes whose dice belong to the target of the deed. */
  constructor(
    rollers: number,
    nobody: Roller,
    script: DiceScript,
    labelsOf: (roller: Roller) => readonly string[],
    aliases: { readonly [label: string]: readonly string[] } = {},
    byTarget: readonly string[] = [],
  ) {
    this.#frames = new Frames(rollers, nobody);
    this.#queues = new Map(Object.entries(script).map(([label, dice]) => [label, [...dice]]));
    this.#aliases = new Map(Object.entries(aliases).flatMap(([label, names]) => names.map((name) => [name, label] as const)));
    this.#labelsOf = labelsOf;
    this.#byTarget = new Set(byTarget);
  }

  round(_round: number): void {
    this.#frames.newRound();
  }

  /** Labels whose dice were not all used, with those left over. */
  left(): { readonly label: string; readonly dice: readonly ScriptedDie[] }[] {
    return [...this.#queues].filter(([, dice]) => dice.length > 0).map(([label, dice]) => ({ label, dice }));
  }

  begin(deed: Deed, actor: Roller, target: Roller): Frame {
    return this.#frames.push(deed, actor, target);
  }

  end(frame: Frame): void {
    this.#frames.pop(frame);
  }

  weapon(frame: Frame, key: number): void {
    (frame as DeedFrame).take(key);
  }

  #take(frame: Frame, why: Purpose): ScriptedDie {
    const name = purposes.names[why];
    const actors = this.#labelsOf(frame.actor);
    const targets = this.#labelsOf(frame.target);
    const owners = this.#byTarget.has(name) && targets.length > 0 ? targets : actors;
    const alias = this.#aliases.get(name);
    const names = alias === undefined ? [name] : [name, alias];
    const labels = names.flatMap((it) => [
      ...actors.flatMap((actor) => targets.map((target) => `${it}@${actor}>${target}`)),
      ...owners.map((owner) => `${it}@${owner}`),
      ...targets.map((target) => `${it}@>${target}`),
      it,
    ]);
    // Last, by whose attack it is: that is how saves were labelled once.
    if (owners !== actors) labels.push(...names.flatMap((it) => actors.map((actor) => `${it}@${actor}`)));
    for (const label of labels) {
      const die = this.#queues.get(label)?.shift();
      if (die !== undefined) {
        this.rolled.push(`${label} ${JSON.stringify(die)}`);
        return die;
      }
    }
    const had = this.rolled.length === 0 ? 'nothing was rolled before it' : `rolled so far: ${this.rolled.join(', ')}`;
    throw new ScriptError(`a die for "${name}"${owners.length === 0 ? '' : ` of ${owners.join(' of ')}`} is missing; ${had}`);
  }

  #face(frame: Frame, why: Purpose): number {
    const die = this.#take(frame, why);
    const one = Array.isArray(die) && die.length === 1 ? (die[0] as number) : die;
    if (typeof one !== 'number' || !Number.isInteger(one) || one < 1 || one > 6) {
      throw new ScriptError(`"${purposes.names[why]}" needs one face 1 to 6 here, but the example has ${JSON.stringify(die)}`);
    }
    return one;
  }

  d6(frame: Frame, why: Purpose): number {
    const value = this.#face(frame, why);
    (frame as DeedFrame).advance(why, 1);
    return value;
  }

  nth(frame: Frame, why: Purpose, _ordinal: number): number {
    return this.#face(frame, why);
  }

  taken(frame: Frame, why: Purpose): number {
    return (frame as DeedFrame).place(why);
  }

  d3(frame: Frame, why: Purpose): number {
    return (this.d6(frame, why) + 1) >> 1;
  }

  #roll(frame: Frame, why: Purpose, n: number): readonly number[] {
    if (n === 1) return [this.#face(frame, why)];
    const die = this.#take(frame, why);
    if (!Array.isArray(die) || die.length !== n) {
      throw new ScriptError(
        `"${purposes.names[why]}" wants ${n} dice of one roll, as an inner list; the example has ${JSON.stringify(die)}`,
      );
    }
    return die as number[];
  }

  sum(frame: Frame, why: Purpose, n: number): number {
    if (n === 0) return 0;
    (frame as DeedFrame).advance(why, n);
    return this.#roll(frame, why, n).reduce((a, b) => a + b, 0);
  }

  group(frame: Frame, why: Purpose, n: number, into: Uint8Array): void {
    if (n === 0) return;
    (frame as DeedFrame).advance(why, n);
    into.set(this.#roll(frame, why, n));
  }

  row(frame: Frame, why: Purpose, n: number, into: Uint8Array): void {
    for (let i = 0; i < n; i++) into[i] = this.d6(frame, why);
  }

  pick(frame: Frame, why: Purpose, n: number): number {
    if (n === 1 && !this.#queues.get(purposes.names[why])?.length) return 0;
    const die = this.#take(frame, why);
    if (typeof die !== 'number' || die < 1 || die > n)
      throw new ScriptError(`"${purposes.names[why]}" picks 1 to ${n}, but the example has ${JSON.stringify(die)}`);
    return die - 1;
  }

  scatter(frame: Frame, why: Purpose): number {
    const die = this.#take(frame, why);
    if (die === 'hit') return -1;
    return this.#degrees(why, die);
  }

  bearing(frame: Frame, why: Purpose): number {
    return this.#degrees(why, this.#take(frame, why));
  }

  #degrees(why: Purpose, die: ScriptedDie): number {
    if (typeof die !== 'number' || !Number.isInteger(die) || die < 0 || die > 359) {
      throw new ScriptError(`"${purposes.names[why]}" needs degrees 0 to 359, but the example has ${JSON.stringify(die)}`);
    }
    return die;
  }
}
