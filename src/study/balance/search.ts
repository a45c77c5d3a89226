import type { Selection } from '../../compile/select.ts';
import { item } from '../../rules/item.ts';
import { square } from '../../stats/portable.ts';
import type { Band } from './bands.ts';
import type { Knob } from './knobs.ts';
import { alone, type Change, keyOf, specOf, stepBack, unchanged } from './lattice.ts';
import { distanceOf, gapOf, isCertainlyOut, isPrecise, type Standing, standingOf } from './standing.ts';
import type { Trials } from './trials.ts';

/** Most changes of one size that are played; the others of that size are further away by what smaller ones have shown. */
export const MOST_PLAYED = 16;
/** How many go on to the end of a bracket, at least. */
const FINALISTS = 2;
/** Halves of a band that an error may be so that the worse half is told apart; before that, only what is certainly outside drops out. */
const TELLING = 1;
/** Share of its move by which a prediction may be wrong, since changes may work together. */
const TOGETHER = 0.5;
const ERRORS = 3;

/** A change that was played. */
export interface Played {
  readonly change: Change;
  readonly spec: string;
  readonly standing: Standing;
}

/** The changes of one size. */
export interface Bracket {
  readonly size: number;
  /** The nearest first. */
  readonly played: readonly Played[];
  /** Those that went on to the end. */
  readonly finalists: readonly Played[];
  /** How many were not played. */
  readonly left: number;
}

/**
 * Looks for changes that meet bands, size by size. The changes of one size compete by successive halving (Karnin, Koren & Somekh 2013,
 * "Almost optimal exploration in multi-armed bandits", ICML; Jamieson & Talwalkar 2016, "Non-stochastic best arm identification and
 * hyperparameter optimization", AISTATS): all play a few pairs, those that are certainly outside and then the worse half drop out, and the
 * others go on with twice as many. All play the same dice, and what the ruleset as it is shows of their luck is taken out
 * (`adjustedMean`). Larger changes are predicted from their smaller neighbours on the lattice, as the sum of single steps on top of the nearest
 * one that was played, and those that cannot come near are not played.
 */
export class Search {
  readonly #knobs: readonly Knob[];
  readonly #selection: Selection;
  readonly #bands: readonly Band[];
  readonly #trials: Trials;
  readonly #played = new Map<string, Played>();
  #blocks = 1;

  constructor(knobs: readonly Knob[], selection: Selection, bands: readonly Band[], trials: Trials) {
    this.#knobs = knobs;
    this.#selection = selection;
    this.#bands = bands;
    this.#trials = trials;
  }

  /**
   * Plays the ruleset as it is until it is known well enough: no change plays more pairs.
   * @throws Interrupted
   */
  async start(): Promise<Played> {
    for (let blocks = 1; ; blocks++) {
      await this.#trials.play([], blocks);
      this.#blocks = blocks;
      const own = this.#see(unchanged(this.#knobs));
      if (blocks === this.#trials.ends.length || isPrecise(own.standing, this.#bands)) return own;
    }
  }

  /**
   * Plays the changes of one size.
   * @throws Interrupted
   */
  async bracket(size: number, changes: readonly Change[]): Promise<Bracket> {
    const open = changes.filter((it) => !this.#isFutile(it));
    const entrants = open
      .map((change) => ({ change, away: this.#predictedDistance(change) }))
      .sort((a, b) => a.away - b.away)
      .slice(0, MOST_PLAYED)
      .map((it) => it.change);
    let left = entrants;
    let finalists: readonly Played[] = [];
    for (let blocks = 1; left.length > 0 && blocks <= this.#blocks; blocks++) {
      await this.#trials.play(
        left.map((it) => this.#specOf(it)),
        blocks,
      );
      const standing = left.map((it) => this.#see(it)).filter((it) => !isCertainlyOut(it.standing, this.#bands));
      const telling = standing.every((it) => isPrecise(it.standing, this.#bands, TELLING));
      const kept = telling ? this.#nearest(standing).slice(0, Math.max(FINALISTS, Math.ceil(standing.length / 2))) : standing;
      finalists = kept;
      left = kept.every((it) => isPrecise(it.standing, this.#bands)) ? [] : kept.map((it) => it.change);
    }
    const played = entrants.map((it) => this.#played.get(keyOf(it)) as Played);
    return { size, played: this.#nearest(played), finalists, left: changes.length - entrants.length };
  }

  /** Knobs whose single steps have changed no event. */
  idle(): string[] {
    return this.#knobs.flatMap(({ name, places }, k) => {
      const specs = places.map(({ at }) => this.#specOf(this.#knobs.map((_, i) => (i === k ? at : 0))));
      const played = specs.filter((it) => this.#trials.pairsOf(it) > 0);
      return played.length > 0 && played.every((it) => this.#trials.isIdle(it)) ? [name] : [];
    });
  }

  /** The most played first, since a lucky few pairs look nearer than they are; among those the nearest. */
  #nearest(played: readonly Played[]): Played[] {
    return [...played].sort(
      (a, b) => b.standing.pairs - a.standing.pairs || distanceOf(a.standing, this.#bands) - distanceOf(b.standing, this.#bands),
    );
  }

  #specOf(change: Change): string {
    return specOf(change, this.#knobs, this.#selection);
  }

  #see(change: Change): Played {
    const spec = this.#specOf(change);
    const played = { change, spec, standing: standingOf(this.#trials, spec, this.#selection.spec, this.#bands) };
    this.#played.set(keyOf(change), played);
    return played;
  }

  /** A change that cannot meet the bands by what smaller ones have shown, or has a step in it that changes nothing. */
  #isFutile(change: Change): boolean {
    const moved = change.flatMap((at, k) => (at === 0 ? [] : [k]));
    if (moved.length > 1 && moved.some((k) => this.#isIdle(alone(change, k)))) return true;
    const predicted = this.#predict(change);
    if (predicted === null) return false;
    const own = this.#predict(unchanged(this.#knobs)) as Standing;
    return this.#bands.some((band, b) => {
      const { mean, error } = item(predicted.means, b);
      return gapOf(band, mean) > TOGETHER * Math.abs(mean - item(own.means, b).mean) + ERRORS * error;
    });
  }

  /** Whether a step of one knob has changed no event; of several steps the first. */
  #isIdle(change: Change): boolean {
    const spec = this.#specOf(change.map((at, k) => (item(this.#knobs, k).ordered ? Math.sign(at) : at)));
    return this.#trials.pairsOf(spec) > 0 && this.#trials.isIdle(spec);
  }

  #predictedDistance(change: Change): number {
    const predicted = this.#predict(change);
    return predicted === null ? 0 : distanceOf(predicted, this.#bands);
  }

  /** What a change has shown, or what its smaller neighbours say of it; null for one that has none. */
  #predict(change: Change): Standing | null {
    const known = this.#played.get(keyOf(change));
    if (known !== undefined) return known.standing;
    const moved = change.flatMap((at, k) => (at === 0 ? [] : [k]));
    const back = moved.map((k) => stepBack(change, k, item(this.#knobs, k)));
    const near = Math.max(
      0,
      back.findIndex((it) => this.#played.has(keyOf(it))),
    );
    const step = this.#step(alone(change, item(moved, near)), item(moved, near));
    const from = step === null ? null : this.#predict(item(back, near));
    if (from === null || step === null) return null;
    return {
      pairs: 0,
      means: from.means.map((it, b) => ({
        mean: it.mean + item(step, b).mean,
        error: Math.sqrt(square(it.error) + square(item(step, b).error)),
      })),
    };
  }

  /** What the last step of a knob does by itself; where that was not played, what the step before it does. */
  #step(change: Change, k: number): Standing['means'] | null {
    const knob = item(this.#knobs, k);
    const before = stepBack(change, k, knob);
    const [far, near] = [this.#played.get(keyOf(change)), this.#played.get(keyOf(before))];
    if (far !== undefined && near !== undefined)
      return far.standing.means.map((it, b) => ({
        mean: it.mean - item(near.standing.means, b).mean,
        error: Math.sqrt(square(it.error) + square(item(near.standing.means, b).error)),
      }));
    return knob.ordered && item(before, k) !== 0 ? this.#step(before, k) : null;
  }
}
