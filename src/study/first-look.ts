import { COUNTED_PAIRS } from '../campaign/result.ts';
import type { Selection } from '../compile/select.ts';
import { type Played, playCampaign } from '../runner/campaign.ts';
import type { Battle } from '../scenario/types.ts';
import { atWork, flipped } from './ablation.ts';
import { Measured } from './measure.ts';

/** What a study plays on. */
export interface Setting {
  readonly battles: readonly Battle[];
  readonly pairs: number;
  readonly seed: string;
  readonly workers: number;
}

/** What the first engagements of a ruleset show. */
export interface Looked {
  /** Rules whose code ran, and those whose calls cannot be counted. */
  readonly cameUp: ReadonlySet<string>;
  /** Rules that change tables or the order of play: they have no calls. */
  readonly uncounted: ReadonlySet<string>;
  readonly cost: Cost;
}

/** Seconds of one thread. */
export interface Cost {
  /** To compile the scenarios under a ruleset. */
  readonly ruleset: number;
  /** To play an engagement of each scenario. */
  readonly engagement: number;
}

/** Plays the engagements in which calls are counted, and measures how long a ruleset takes. */
export async function firstLook({ battles, pairs, seed }: Setting, full: Selection): Promise<Looked> {
  const play = () => playCampaign({ battles, specs: [full.spec], pairs: Math.min(pairs, COUNTED_PAIRS), seed, workers: 1 });
  const { campaign } = await play();
  const counters = campaign.variants[0]?.counters ?? [];
  const called = counters.filter((_, i) => campaign.columns.some(([columns]) => (columns?.called[i] ?? 0) > 0));
  const uncounted = new Set(
    full.rules.filter(({ rule }) => rule.tables !== undefined || rule.sequence !== undefined).map(({ rule }) => rule.id),
  );
  const cameUp = new Set([...called, ...atWork(full).filter((id) => uncounted.has(id))]);
  return { cameUp, uncounted, cost: await costOf(play, battles.length) };
}

/** Measuring ends after this many seconds or tries: code runs faster when warm. */
const MEASURED_SECONDS = 1;
const MEASURED_TRIES = 6;

async function costOf(play: () => Promise<Played>, scenarios: number): Promise<Cost> {
  const begin = performance.now();
  let cost: Cost = { ruleset: Number.POSITIVE_INFINITY, engagement: Number.POSITIVE_INFINITY };
  for (let tries = 0; tries < MEASURED_TRIES && performance.now() - begin < 1000 * MEASURED_SECONDS; tries++) {
    const start = performance.now();
    const { seconds, engagements } = await play();
    // The ruleset is compiled once before the first engagement, and once more in play to count calls.
    const ruleset = Math.max(0, (performance.now() - start) / 1000 - seconds);
    const engagement = (Math.max(seconds - ruleset, seconds / 4) * scenarios) / Math.max(1, engagements);
    cost = { ruleset: Math.min(cost.ruleset, ruleset), engagement: Math.min(cost.engagement, engagement) };
  }
  return cost;
}

/** What a game costs that a ruleset shares with its base, beside one that is played in full: measured with one rule off on patrol and meeting, it is 0.4 to 0.6. */
const SHARED_COST = 0.55;

/**
 * About how long a campaign takes: every ruleset is compiled by the main thread, then by each worker that plays it; only the games in which calls are
 * counted are played in full.
 */
export function secondsFor({ ruleset, engagement }: Cost, { pairs, workers }: Setting, rulesets: number): number {
  const counted = Math.min(pairs, COUNTED_PAIRS);
  const games = 2 * (counted + SHARED_COST * (pairs - counted));
  return rulesets * (2 * ruleset + (games * engagement) / workers);
}

/** Pairs played to choose which rules are paired. */
const SCREENING_PAIRS = 32;

/**
 * Of many rules, those worth pairing: a rule that changes no event when switched alone is assumed to change none together with
 * another ("effect heredity", Hamada & Wu 1992, "Analysis of designed experiments with complex aliasing", Journal of Quality
 * Technology 24). If their pairs would still need more than `most` rulesets, those that change the most engagements are kept.
 */
export async function screen(setting: Setting, full: Selection, players: readonly string[], most: number): Promise<string[]> {
  const { campaign } = await playCampaign({
    ...setting,
    specs: [full.spec, ...players.map((id) => flipped(full, [id]).spec)],
    pairs: Math.min(setting.pairs, SCREENING_PAIRS),
  });
  const measured = campaign.scenarios.map((_, s) => new Measured(campaign, s));
  const changed = players.map((_, player) => measured.reduce((sum, it) => sum + it.changed(0, player + 1), 0));
  const live = players.map((_, i) => i).filter((i) => (changed[i] as number) > 0);
  const room = Math.floor((1 + Math.sqrt(1 + 8 * most)) / 2);
  const chosen = new Set(live.sort((a, b) => (changed[b] as number) - (changed[a] as number) || a - b).slice(0, room));
  return players.filter((_, i) => chosen.has(i));
}
