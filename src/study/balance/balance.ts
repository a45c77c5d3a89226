import { columnsOf } from '../../campaign/result.ts';
import type { Selection } from '../../compile/select.ts';
import { item } from '../../rules/item.ts';
import { normalQuantile } from '../../stats/index.ts';
import type { BalanceAnswer, BalancePlan, BalanceResult, Confirmation, Tried } from './balance-result.ts';
import { type Band, centreOf, intervalOfBand, possible, valuesOfBand } from './bands.ts';
import type { Knob } from './knobs.ts';
import { changesBySize, movesOf, sizeOf } from './lattice.ts';
import { type Bracket, MOST_PLAYED, type Played, Search } from './search.ts';
import { distanceOf, gapOf, prospectOf, spreadsOf } from './standing.ts';
import { Interrupted, type Play, Trials } from './trials.ts';

/** Most rulesets of one search that go to fresh dice. Their intervals allow for that number, however many there are (Bonferroni). */
export const MOST_CONFIRMED = 3;
/** Pairs of the first block of search dice; each further one has as many as all before it. */
const FIRST_PAIRS = 128;
/** A change with less chance of being confirmed does not go to fresh dice. */
const LEAST_CHANCE = 0.3;

export interface BalanceRequest {
  readonly plan: BalancePlan;
  readonly selection: Selection;
  readonly knobs: readonly Knob[];
  readonly play: Play;
  /** Told before each stage of a search. */
  readonly tell: (stage: Stage) => void;
}

/** What comes next, and what may come after it at the most, in games. */
export interface Stage {
  readonly what: 'as it is' | 'changes' | 'fresh dice';
  readonly size: number;
  readonly changes: number;
  readonly pairs: number;
  readonly gamesLeft: number;
}

/**
 * The smallest change that meets the target and keeps the promises, found on search dice and confirmed on fresh ones. The smallest sizes come first; of
 * each, what looks right goes to fresh dice, likeliest first, and the first that is confirmed is the answer. Which rulesets go there depends on search
 * dice and on failures before, so that intervals at 1 − α / 3 hold together for the three that may. Null if it was interrupted.
 * @throws what playing throws
 */
export async function balance(request: BalanceRequest): Promise<BalanceResult | null> {
  try {
    return await new Balancing(request).run();
  } catch (error) {
    if (error instanceof Interrupted) return null;
    throw error;
  }
}

/** Pairs after each block of search dice. */
export function endsOf(pairs: number): number[] {
  const ends: number[] = [];
  for (let end = Math.min(FIRST_PAIRS, pairs); ; end = Math.min(2 * end, pairs)) {
    ends.push(end);
    if (end === pairs) return ends;
  }
}

class Balancing {
  readonly #request: BalanceRequest;
  readonly #bands: readonly Band[];
  readonly #level: number;
  readonly #trials: Trials;
  readonly #confirmed: Tried[] = [];
  readonly #close: Tried[] = [];
  #freshPairs = 0;

  constructor(request: BalanceRequest) {
    const { plan, selection, play } = request;
    this.#request = request;
    this.#bands = [plan.target, ...plan.keep];
    this.#level = 1 - (1 - plan.confidence) / MOST_CONFIRMED;
    this.#trials = new Trials(selection.spec, endsOf(plan.pairs), { play, bands: this.#bands, scenarios: plan.scenarios, seed: plan.seed });
  }

  async run(): Promise<BalanceResult> {
    const { plan, selection, knobs, tell } = this.#request;
    const search = new Search(knobs, selection, this.#bands, this.#trials);
    const sizes = changesBySize(knobs, plan.most);
    const brackets: Bracket[] = [];
    const gamesLeft = (): number => this.#gamesLeft(sizes.slice(brackets.length).map((it) => it.changes.length));
    tell({ what: 'as it is', size: 0, changes: 1, pairs: plan.pairs, gamesLeft: gamesLeft() });
    const own = await search.start();
    const found = await this.#confirmFirst([own], gamesLeft);
    if (found !== null) return this.#result('none needed', found, { own, brackets, search });
    for (const { size, changes } of sizes) {
      if (this.#confirmed.length >= MOST_CONFIRMED) break;
      tell({ what: 'changes', size, changes: changes.length, pairs: item(this.#trials.ends, 0), gamesLeft: gamesLeft() });
      const bracket = await search.bracket(size, changes);
      brackets.push(bracket);
      const met = await this.#confirmFirst(bracket.finalists, gamesLeft);
      if (met !== null) return this.#result('found', met, { own, brackets, search });
    }
    const looked = this.#confirmed.length + this.#close.length > 0;
    const nearest = this.#front([own, ...brackets.flatMap(({ played }) => played.slice(0, 1))]).at(-1) ?? own;
    if (this.#confirmed.length < MOST_CONFIRMED && !this.#confirmed.some((it) => it.spec === nearest.spec))
      await this.#confirm(nearest, Math.min(plan.confirmPairs, plan.pairs), gamesLeft);
    const best = this.#confirmed.find((it) => it.spec === nearest.spec) ?? this.#tried(nearest, null);
    // The nearest may turn out to meet the target after all, on dice that had no part in choosing it.
    if (best.confirmation?.holds === true) return this.#result(best.size === 0 ? 'none needed' : 'found', best, { own, brackets, search });
    return this.#result(looked ? 'not confirmed' : 'none found', best, { own, brackets, search });
  }

  /** The first of several rulesets that fresh dice confirm, those with the best chance first. */
  async #confirmFirst(played: readonly Played[], gamesLeft: () => number): Promise<Tried | null> {
    const { plan } = this.#request;
    const right = played.filter(({ standing }) => this.#bands.every((band, b) => gapOf(band, item(standing.means, b).mean) === 0));
    const prospects = right.map((it) => ({
      it,
      ...prospectOf(it.standing, this.#bands, spreadsOf(this.#trials, it.spec, this.#bands), this.#level, plan.confirmPairs),
    }));
    for (const { it, pairs, chance } of prospects.sort((a, b) => b.chance - a.chance)) {
      if (chance < LEAST_CHANCE) this.#close.push(this.#tried(it, null));
      else if (this.#confirmed.length < MOST_CONFIRMED) {
        const tried = await this.#confirm(it, pairs, gamesLeft);
        if (tried.confirmation?.holds === true) return tried;
      }
    }
    return null;
  }

  async #confirm(played: Played, pairs: number, gamesLeft: () => number): Promise<Tried> {
    const { plan, play, knobs, tell } = this.#request;
    tell({ what: 'fresh dice', size: sizeOf(played.change, knobs), changes: 1, pairs, gamesLeft: gamesLeft() });
    const campaign = await play({ name: `fresh-${this.#confirmed.length + 1}`, specs: [played.spec], pairs, seed: `${plan.seed} fresh` });
    if (campaign === null) throw new Interrupted('interrupted');
    this.#freshPairs += pairs;
    const intervals = this.#bands.map((band) => {
      const columns = columnsOf(campaign.columns, plan.scenarios.indexOf(band.scenario), 0);
      return intervalOfBand(band, valuesOfBand(band, columns), this.#level);
    });
    const holds = this.#bands.every(({ low, high }, b) => item(intervals, b).low >= low && item(intervals, b).high <= high);
    const tried = this.#tried(played, { pairs, intervals, holds });
    this.#confirmed.push(tried);
    return tried;
  }

  #tried({ change, spec, standing }: Played, confirmation: Confirmation | null): Tried {
    const { plan, knobs } = this.#request;
    const z = normalQuantile((1 + plan.confidence) / 2);
    return {
      size: sizeOf(change, knobs),
      moves: movesOf(change, knobs),
      spec,
      pairs: standing.pairs,
      searched: standing.means.map(({ mean, error }, b) =>
        possible(item(this.#bands, b), { estimate: mean, low: mean - z * error, high: mean + z * error }),
      ),
      distance: Math.abs(item(standing.means, 0).mean - centreOf(plan.target)),
      confirmation,
    };
  }

  #result(
    answer: BalanceAnswer,
    best: Tried,
    { own, brackets, search }: { own: Played; brackets: readonly Bracket[]; search: Search },
  ): BalanceResult {
    const { plan, knobs } = this.#request;
    const known = (it: Played): Tried => this.#confirmed.find(({ spec }) => spec === it.spec) ?? this.#tried(it, null);
    const sizes = brackets.map(({ size, played, left }) => ({ size, changes: played.length + left, played: played.length }));
    return {
      format: 1,
      plan,
      answer,
      own: known(own),
      best,
      confirmed: this.#confirmed,
      front: this.#front([
        own,
        ...brackets.flatMap(({ played }) => played.find(({ spec }) => spec === best.spec) ?? played.slice(0, 1)),
      ]).map(known),
      close: this.#close,
      knobs: knobs.map(({ name, title, own: value, places, cost }) => ({
        name,
        title,
        own: value,
        values: places.map((it) => it.value),
        cost,
      })),
      idle: search.idle(),
      sizes,
      level: this.#level,
      games: 2 * (this.#trials.pairs + this.#freshPairs) * plan.scenarios.length,
    };
  }

  /** Those nearer than all smaller ones. */
  #front(nearest: readonly Played[]): Played[] {
    let least = Number.POSITIVE_INFINITY;
    return nearest.filter((it) => {
      const distance = distanceOf(it.standing, this.#bands);
      if (distance >= least) return false;
      least = distance;
      return true;
    });
  }

  /** Games that may still come at the most: brackets of all sizes left, and all confirmations. */
  #gamesLeft(changes: readonly number[]): number {
    const { plan } = this.#request;
    const searching =
      changes.reduce((sum, n) => sum + Math.min(n, MOST_PLAYED) * 2 * item(this.#trials.ends, 0), 0) + 2 * plan.pairs * changes.length;
    return 2 * plan.scenarios.length * (searching + (MOST_CONFIRMED - this.#confirmed.length) * plan.confirmPairs);
  }
}
