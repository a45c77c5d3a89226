import type { Campaign, EngagementColumns } from '../campaign/result.ts';
import { type Interval, meanInterval, type Random, randomFrom } from '../stats/index.ts';
import { type Contract, matchupText } from './contract.ts';
import type { Switched } from './contract-rulesets.ts';
import { lookAfter } from './planted.ts';
import type { Measure, Unit } from './promises.ts';
import { amountText } from './promises.ts';
import type { TextTable } from './sweep-words.ts';
import { trackerOf } from './tracker.ts';

/** What a budget achieves for one promise, by simulation from a pilot. */
export interface PlannedPromise {
  readonly matchup: string;
  readonly promise: string;
  readonly line: number;
  readonly unit: Unit;
  /** From the pilot; for a promise against the baseline: no change. */
  readonly found: Interval;
  /** Shares of all simulated checks. */
  readonly kept: number;
  readonly broken: number;
  readonly undecided: number;
  /** Until it is decided, or the budget is spent. */
  readonly averagePairs: number;
}

/** What `plan` says about a contract. */
export interface ContractPlan {
  readonly format: 1;
  readonly contract: string;
  readonly budget: number;
  readonly pilotPairs: number;
  /** Share of checks in which every promise should be decided. */
  readonly power: number;
  readonly runs: number;
  /** Each promise is decided as often as `power` asks. */
  readonly enough: boolean;
  /** Seconds of a check: on average, and with the whole budget. */
  readonly seconds: { readonly average: number; readonly most: number };
  readonly workers: number;
  readonly method: string;
  readonly promises: readonly PlannedPromise[];
}

export interface ContractPlanRequest {
  readonly contract: Contract;
  readonly switched: readonly Switched[];
  /** The contract's ruleset, then those switched. */
  readonly campaign: Campaign;
  /** Seconds that a pair takes in one thread, by `[matchup][ruleset]`. */
  readonly costs: readonly (readonly number[])[];
  readonly budget: number;
  readonly power: number;
  readonly workers: number;
  readonly seed: string;
}

const METHOD =
  'simulated checks with looks after every chunk; each draws a pilot from the pilot, and its pairs from that, which allows for what a small pilot does not know';
const MOST_RUNS = 200;
const LEAST_RUNS = 40;
/** Approximate number of values drawn for one promise. */
const MOST_VALUES = 400_000;
const CHUNK = 64;

/**
 * Whether a contract's budget suffices for its promises: the share of checks in which each would be decided, if the pilot's
 * results are true. O'Hagan, Stevens & Campbell (2005), "Assurance in clinical trial design", Pharmaceutical Statistics 4, with the bootstrap
 * for the distribution of the true values.
 */
export function planContract(request: ContractPlanRequest): ContractPlan {
  const { contract, switched, campaign, costs, budget, power, workers, seed } = request;
  const runs = Math.max(LEAST_RUNS, Math.min(MOST_RUNS, Math.floor(MOST_VALUES / budget)));
  const confidence = 1 - (1 - contract.file.confidence) / contract.claims.length;
  const spent = costs.map((row) => row.map(() => 0));
  const promises = contract.claims.map((claim, k): PlannedPromise => {
    const { measure, matchup, body, line } = claim;
    const row = campaign.columns[matchup] as readonly EngagementColumns[];
    const flip = 'rule' in body ? 1 + switched.findIndex((it) => it.rule === body.rule) : 0;
    const columns = row[0] as EngagementColumns;
    // Against a baseline of the current state: the usual check, of a tree in which nothing that matters has changed.
    const values =
      'unchanged' in body
        ? new Float64Array(campaign.pairs)
        : measure.values({
            columns,
            flipped: flip === 0 ? null : (row[flip] as EngagementColumns),
            hasRule: flip === 0 || switched[flip - 1]?.on === true,
            before: null,
          });
    const outcome = simulate(values, measure, { confidence, budget, runs, random: randomFrom(`plan ${seed} ${k}`) });
    const cells = spent[matchup] as number[];
    for (const cell of new Set([0, flip])) cells[cell] = Math.max(cells[cell] ?? 0, outcome.averagePairs);
    const found = meanInterval(values, 0.95);
    return { matchup: matchupText(contract, matchup), promise: measure.text, line, unit: measure.unit, found, ...outcome };
  });
  const timeOf = (pairs: (s: number, v: number) => number): number =>
    costs.reduce((sum, row, s) => sum + row.reduce((all, cost, v) => all + cost * pairs(s, v), 0), 0) / workers;
  return {
    format: 1,
    contract: contract.file.id,
    budget,
    pilotPairs: campaign.pairs,
    power,
    runs,
    enough: promises.every((it) => 1 - it.undecided >= power),
    seconds: { average: timeOf((s, v) => spent[s]?.[v] ?? 0), most: timeOf(() => budget) },
    workers,
    method: METHOD,
    promises,
  };
}

interface Simulation {
  readonly confidence: number;
  readonly budget: number;
  readonly runs: number;
  readonly random: Random;
}

function simulate(values: Float64Array, measure: Measure, { confidence, budget, runs, random }: Simulation) {
  const { from, to } = measure;
  const n = values.length;
  const counts = { kept: 0, broken: 0, undecided: 0 };
  let pairs = 0;
  for (let run = 0; run < runs; run++) {
    const world = values.map(() => values[random.below(n)] as number);
    const tracker = trackerOf(measure, confidence);
    let verdict: keyof typeof counts = 'undecided';
    let count = 0;
    for (let next = Math.min(CHUNK, budget); count < budget && verdict === 'undecided'; next = Math.min(lookAfter(next), budget)) {
      tracker.add(Float64Array.from({ length: next - count }, () => world[random.below(n)] as number));
      count = next;
      const { low, high } = tracker.interval();
      if (low >= from && high <= to) verdict = 'kept';
      else if (high < from || low > to) verdict = 'broken';
    }
    counts[verdict] += 1;
    pairs += count;
  }
  return { kept: counts.kept / runs, broken: counts.broken / runs, undecided: counts.undecided / runs, averagePairs: pairs / runs };
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The plan of a contract in sentences, the answer first. */
export function contractPlanSentences({ contract, budget, power, promises, pilotPairs, enough }: ContractPlan): string[] {
  const count = (n: number): string => Math.round(n).toLocaleString('en-US');
  const open = promises.filter((it) => 1 - it.undecided < power);
  const bad = promises.filter((it) => it.broken > 0.5);
  return [
    enough
      ? `${contract}: ${count(budget)} pairs are enough: in at least ${percent(power)} of checks each promise is decided.`
      : `${contract}: ${count(budget)} pairs are not enough for ${open.length} of ${promises.length} promises to be decided in ${percent(power)} of checks.`,
    ...bad.map(
      (it) => `In the pilot of ${count(pilotPairs)} pairs this promise looks broken: ${it.promise} (${it.matchup}, line ${it.line}).`,
    ),
  ];
}

/** A row for each promise. */
export function contractPlanTable({ promises }: ContractPlan): TextTable {
  const right = ['in the pilot', 'kept', 'broken', 'open', 'pairs'];
  return {
    title: 'Verdicts on each promise, in simulated checks',
    heads: ['matchup', 'promise', ...right],
    rows: promises.map(({ matchup, promise, unit, found, kept, broken, undecided, averagePairs }) => [
      matchup,
      promise,
      amountText(found.estimate, unit),
      percent(kept),
      percent(broken),
      percent(undecided),
      String(Math.round(averagePairs)),
    ]),
    right,
  };
}
