import { type Difference, sameRule } from '../compile/difference.ts';
import type { CompiledMatch } from '../compile/match.ts';
import { DeedError, RuleWatch } from '../compile/rule-watch.ts';
import type { Selected } from '../compile/select.ts';
import type { RootKey } from '../engine/dice/root-key.ts';
import type { Match } from '../engine/match.ts';
import type { Outcome } from '../engine/outcome.ts';
import { openPlayer, type Player } from '../engine/play.ts';
import type { Snapshot } from '../engine/snapshot.ts';
import type { RuleId } from '../rules/index.ts';

/** Steps of a part: a game can be taken up where one begins. */
const PART_STEPS = 8;

/** Some steps of a game that has been watched. */
interface Part {
  steps: number;
  /** By rule: 1 if it acted in these steps. */
  readonly acted: Uint8Array;
}

/** A ruleset that differs by some rules from the one that is watched. */
export interface Sibling extends Pick<Match, 'ruleset' | 'scripts'> {
  /** Slots of the rules by which it differs. */
  readonly rules: readonly number[];
}

/** Whether games of a match can be taken up by another ruleset: orders and trials that look ahead keep to one match what they know. */
export const canBeShared = ({ scripts }: Match): boolean => scripts.every((it) => it.orders === undefined && it.lookAhead === undefined);

/**
 * Plays games of a ruleset, and then what they would be without some of its rules, or with others beside: only the parts in which those rules act, and
 * what follows if they have made a difference there. Every game is the one that full play gives, bit for bit.
 *
 * The arena is one and the same. Play by the other ruleset begins where the first part begins in which one of those rules acts, by its own procedures. If
 * at the end of a part the whole state is what it was in the game that was watched, both go on alike up to the next part in which one acts.
 */
export class SharedPlayer {
  readonly #compile: (watch: RuleWatch) => CompiledMatch;
  readonly #ids: readonly RuleId[];
  readonly #shadows: readonly Selected[];
  readonly #deeds = new Set<string>();
  #watch: RuleWatch;
  #player: Player;
  #match: Match;
  readonly #matches = new Map<Sibling, Match>();
  readonly #parts: Part[] = [];
  #count = 0;
  /** The part from which the game replayed last had gone otherwise. */
  #parted = 0;
  #snapshots: Snapshot[] = [];
  /** The digest of the game watched last. */
  #digestLo = 0;
  #digestHi = 0;
  /** Steps of the games watched, and those played in the last call of `playBy` or `goesOtherwise`. */
  steps = 0;
  replayed = 0;

  /**
   * @param compile compiles the match with a watch
   * @param ids rules in force that are watched
   * @param shadows rules that are watched and not in force, or not with these parameters
   */
  constructor(compile: (watch: RuleWatch) => CompiledMatch, ids: readonly RuleId[], shadows: readonly Selected[] = []) {
    this.#compile = compile;
    this.#ids = ids;
    this.#shadows = shadows;
    this.#watch = new RuleWatch(ids, this.#deeds, shadows);
    this.#match = compile(this.#watch).match;
    this.#player = openPlayer(this.#match);
  }

  /** A ruleset that differs by some of the rules, to be played in this arena. */
  sibling({ match: { ruleset, scripts } }: CompiledMatch, difference: Difference): Sibling {
    return { ruleset, scripts, rules: this.#slotsOf(difference) };
  }

  #slotsOf({ missing, extra }: Difference): number[] {
    const shadow = (it: Selected): number => {
      const at = this.#shadows.findIndex((mine) => sameRule(mine, it));
      return at === -1 ? -1 : this.#ids.length + at;
    };
    return [...missing.map((id) => this.#ids.indexOf(id)), ...extra.map(shadow)];
  }

  /** The watched match with the ruleset and the scripts of another. */
  #matchOf(sibling: Sibling): Match {
    const known = this.#matches.get(sibling);
    if (known !== undefined) return known;
    const { ruleset, scripts } = sibling;
    const match = { ...this.#match, ruleset, scripts };
    this.#matches.set(sibling, match);
    return match;
  }

  /** Whether the rules by which a ruleset differs are among those that are watched. */
  watches(difference: Difference): boolean {
    return !this.#slotsOf(difference).includes(-1);
  }

  /** Plays a game and watches it. The outcome is overwritten by the next call of anything. */
  play(root: RootKey, pair: number, redSeat: 0 | 1): Outcome {
    for (;;) {
      try {
        return this.#playOnce(root, pair, redSeat);
      } catch (error) {
        if (!(error instanceof DeedError)) throw error;
        // Now it is known that this procedure must not be asked beside.
        this.#watch = new RuleWatch(this.#ids, this.#deeds, this.#shadows);
        this.#match = this.#compile(this.#watch).match;
        this.#player = openPlayer(this.#match);
        this.#matches.clear();
        this.#snapshots = [];
      }
    }
  }

  #playOnce(root: RootKey, pair: number, redSeat: 0 | 1): Outcome {
    const player = this.#player;
    const watch = this.#watch;
    player.begin(root, pair, redSeat);
    watch.follow(player.witness);
    this.#count = 0;
    this.steps = 0;
    let outcome: Outcome | null = null;
    for (let goesOn = true; goesOn; this.#count++) {
      this.#snapshots[this.#count] = player.keep(this.#snapshots[this.#count]);
      watch.on = true;
      const part = this.#part(this.#count);
      part.steps = 0;
      while (goesOn && part.steps < PART_STEPS) {
        goesOn = player.step();
        part.steps++;
      }
      // Who has won is asked at the end: that belongs to the last part.
      if (!goesOn) outcome = player.finish();
      watch.on = false;
      part.acted.set(watch.acted);
      watch.clear();
      this.steps += part.steps;
    }
    const ended = outcome ?? player.finish();
    this.#digestLo = ended.digestLo;
    this.#digestHi = ended.digestHi;
    return ended;
  }

  #part(at: number): Part {
    this.#parts[at] ??= { steps: 0, acted: new Uint8Array(this.#ids.length + this.#shadows.length) };
    return this.#parts[at] as Part;
  }

  /** Lets go of the states of the last game: they take some ten megabytes. */
  rest(): void {
    this.#snapshots = [];
    this.#count = 0;
  }

  /** The first part from one on in which a rule acts by which a ruleset differs; -1 for none. */
  #nextAct(from: number, { rules }: Sibling): number {
    for (let k = from; k < this.#count; k++) for (const slot of rules) if (this.#part(k).acted[slot] !== 0) return k;
    return -1;
  }

  /** Plays the game that was watched last by another ruleset. Null if it is the same. */
  playBy(other: Sibling): Outcome | null {
    return this.#by(other, () => {
      const replayed = this.#replay(other);
      if (replayed === 'same') return null;
      // It is played to its end, which is about as far off as it was in the game that was watched.
      if (replayed === 'otherwise') for (let k = this.#parted; k < this.#count; k++) this.replayed += this.#part(k).steps;
      return this.#player.finish();
    });
  }

  /** Whether the game that was watched last goes otherwise by another ruleset: it is played only as far as shows it. */
  goesOtherwise(other: Sibling): boolean {
    return this.#by(other, () => {
      const replayed = this.#replay(other);
      if (replayed !== 'ended') return replayed === 'otherwise';
      const { digestLo, digestHi } = this.#player.finish();
      return digestLo !== this.#digestLo || digestHi !== this.#digestHi;
    });
  }

  #by<T>(other: Sibling, play: () => T): T {
    this.replayed = 0;
    this.#player.playBy(this.#matchOf(other));
    try {
      return play();
    } finally {
      this.#player.playBy(null);
    }
  }

  /** Plays the game by another ruleset until it is the same for good, has gone otherwise or is over. */
  #replay(other: Sibling): 'same' | 'otherwise' | 'ended' {
    const player = this.#player;
    const first = this.#nextAct(0, other);
    if (first < 0) return 'same';
    player.restore(this.#snapshots[first] as Snapshot);
    for (let k = first; ; ) {
      let goesOn = true;
      for (let left = this.#part(k).steps; goesOn && left > 0; left--) {
        goesOn = player.step();
        this.replayed++;
      }
      k++;
      const then = this.#snapshots[k];
      if (!goesOn || k === this.#count || then === undefined) return 'ended';
      const { lo, hi } = player.witness.log;
      // What has happened otherwise never becomes the same again.
      if (lo !== then.lo || hi !== then.hi) {
        this.#parted = k;
        return 'otherwise';
      }
      const next = this.#nextAct(k, other);
      // The next part has to be played in any case.
      if (next === k || !player.isAt(then)) continue;
      if (next < 0) return 'same';
      player.restore(this.#snapshots[next] as Snapshot);
      k = next;
    }
  }
}
