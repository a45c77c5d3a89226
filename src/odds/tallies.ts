import type { Arena } from '../engine/arena.ts';
import type { Recorder } from '../engine/log.ts';
import { type Frame, TALLY_STAGES, type Tally, tallies, tallyByUnit, tallyStages } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { OwnAttack } from './own-attack.ts';

/** Places of tallies in the order of results: by their stage, the plain word before those that say more. */
function inOrder(): number[] {
  const stage = (slot: number): number => TALLY_STAGES.indexOf(item(tallyStages, slot));
  const name = (slot: number): string => item(tallies.names, slot);
  return tallies.names
    .map((_, slot) => slot)
    .sort((a, b) => stage(a) - stage(b) || name(a).length - name(b).length || (name(a) < name(b) ? -1 : 1));
}

/** Counts what is told of an attack: of the attack itself only what its attacker does to its target, and what becomes of any unit. */
export class Tallies implements Recorder {
  /** Names in results, by place. */
  readonly names: readonly string[];
  readonly sums: Int32Array;
  readonly #own: OwnAttack;
  /** By tally: its place, or that of the first unit. */
  readonly #at: Int32Array;

  constructor(arena: Arena, own: OwnAttack) {
    this.#own = own;
    this.#at = new Int32Array(tallies.size);
    const names: string[] = [];
    for (const slot of inOrder()) {
      this.#at[slot] = names.length;
      const name = item(tallies.names, slot);
      names.push(...(tallyByUnit[slot] === true ? arena.units.map(({ id }) => `${id}.${name}`) : [name]));
    }
    this.names = names;
    this.sums = new Int32Array(names.length);
  }

  event(): void {}

  tallied(what: Tally, n: number, by: number, at: number, frame: Frame): void {
    const place = this.placeOf(what, by, at, frame);
    if (place >= 0) this.sums[place] = item(this.sums, place) + n;
  }

  befell(what: Tally, n: number, unit: number): void {
    const place = item(this.#at, what) + unit;
    this.sums[place] = item(this.sums, place) + n;
  }

  /** The place of a tally of an attack; -1 if it is none of the attack that is asked about. */
  placeOf(what: Tally, by: number, at: number, frame: Frame): number {
    return this.#own.owns(by, at, frame) ? item(this.#at, what) : -1;
  }

  clear(): void {
    this.sums.fill(0);
  }
}
