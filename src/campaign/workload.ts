import { type Outside, RuleError } from '../compile/border.ts';
import { type CompiledMatch, compileMatch, type MatchOptions } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import type { Editions } from '../editions/editions.ts';
import { running } from '../editions/running.ts';
import { selectionOf as selectionFor } from '../editions/selection.ts';
import { type RootKey, rootKey } from '../engine/dice/root-key.ts';
import { openPlayer, type Player } from '../engine/play.ts';
import type { Battle } from '../scenario/types.ts';
import { boardOf } from './board.ts';
import { codeOf } from './code-of.ts';
import { EngagementError, orBlame } from './engagement-error.ts';
import { Listener } from './heard.ts';
import { MapRecorder } from './map-recorder.ts';
import type { Job } from './plan.ts';
import { record } from './record.ts';
import { allocate, COUNTED_PAIRS, type EngagementColumns } from './result.ts';
import { type Contender, type Share, Sharing } from './sharing.ts';
import type { Again, WhichGame } from './which-game.ts';

/** What a campaign plays, as plain data: each worker loads and compiles it. */
export interface Workload {
  readonly battles: readonly Battle[];
  /** Specifications of rulesets; those of an audit come after those of the campaign. */
  readonly specs: readonly string[];
  /** How many of them are the campaign's: only in these are calls counted. */
  readonly counted: number;
  /** Where those of an audit begin, of whose games nothing counts but whether the digest is the base's. Absent: there are none. */
  readonly audited?: number;
  readonly seed: string;
  /** By specification: the one with which it is played where they differ by nothing but some rules. Absent: all games are played in full. */
  readonly bases?: readonly number[];
  /** Whether the first chunk of each of the campaign's rulesets is recorded for maps. */
  readonly maps?: boolean;
}

/** Most arenas kept at a time; an ablation of many rules over many scenarios needs more in turn. */
const MOST_ARENAS = 64;

/** Most rulesets kept compiled to be played in the arena of another; each takes far less than an arena. */
const MOST_COMPILED = 512;

/** Plays jobs of a workload, one after the other, in one thread. */
export interface JobPlayer {
  /** Plays jobs of one chunk of one scenario; the results are in their order. */
  play(jobs: readonly Job[]): Promise<EngagementColumns[]>;
  /** Plays a game by itself. @param listens whether what code from outside does in it is noted */
  again(game: WhichGame, listens: boolean): Promise<Again>;
}

/** A job with its results, of which some rows have been played in full. */
interface Begun {
  readonly job: Job;
  readonly columns: EngagementColumns;
  readonly played: number;
}

/** Compiles each scenario under each ruleset when a job first asks for it, and keeps the arena for the next. */
export function openJobPlayer(work: Workload, editions: Editions): JobPlayer {
  const root = rootKey(work.seed);
  const selections = new Map<number, Selection>();
  const players = new Kept<Player>(MOST_ARENAS);
  const contenders = new Kept<Contender>(MOST_COMPILED);
  const sharings = new Kept<Sharing>(MOST_ARENAS);

  const selectionOf = async (variant: number): Promise<Selection> => {
    const selection = selections.get(variant) ?? (await selectionFor(work.specs[variant] as string, editions));
    selections.set(variant, selection);
    return selection;
  };
  const compile = (scenario: number, selection: Selection, options: MatchOptions): CompiledMatch =>
    compileMatch(selection, work.battles[scenario] as Battle, { ...options, together: work.battles });

  const contenderOf = async (scenario: number, variant: number): Promise<Contender> => {
    const selection = await selectionOf(variant);
    return contenders.get(`${scenario}-${variant}`, () => ({ variant, selection, compiled: compile(scenario, selection, {}) }));
  };
  const isAudited = ({ variant }: Job): boolean => work.audited !== undefined && variant >= work.audited;
  const playerOf = (scenario: number, { variant, compiled }: Contender): Player =>
    players.get(`${scenario}-${variant}`, () => openPlayer(compiled.match));

  /** Plays what has to be played in full: games in which calls are counted, and those that go into maps. */
  const begin = async (job: Job): Promise<Begun> => {
    const counted = job.variant < work.counted ? Math.max(0, Math.min(COUNTED_PAIRS - job.firstPair, job.pairs)) : 0;
    const compiled = counted > 0 ? compile(job.scenario, await selectionOf(job.variant), { counting: true }) : null;
    const calls = compiled?.composed.calls ?? new Float64Array(0);
    const contender = await contenderOf(job.scenario, job.variant);
    const units = contender.compiled.match.units.length;
    const columns = allocate({ pairs: job.pairs, units, counters: calls.length, firstPair: job.firstPair });
    const watched = work.maps === true && job.chunk === 0 && job.variant < work.counted;
    const onlooker = watched ? new MapRecorder(boardOf((work.battles[job.scenario] as Battle).battlefield)) : null;
    if (compiled !== null) playRows(openPlayer(compiled.match), columns, [0, counted * 2], { root, variant: job.variant, onlooker });
    columns.called.set(calls);
    if (onlooker === null) return { job, columns, played: counted * 2 };
    playRows(playerOf(job.scenario, contender), columns, [counted * 2, columns.rows], { root, variant: job.variant, onlooker });
    return { job, columns: { ...columns, map: onlooker.finish() }, played: columns.rows };
  };

  const finishAlone = async ({ job, columns, played }: Begun): Promise<void> => {
    const player = playerOf(job.scenario, await contenderOf(job.scenario, job.variant));
    playRows(player, columns, [played, columns.rows], { root, variant: job.variant, onlooker: null });
  };

  /** Plays the first game again, in another arena, where code from outside may have kept something or looked at the clock. */
  const playAgain = async ({ job, columns }: Begun): Promise<void> => {
    const selection = await selectionOf(job.variant);
    if (selection.outside === undefined || isAudited(job)) return;
    const { match } = compile(job.scenario, selection, {});
    const again = allocate({ pairs: 1, units: columns.units, counters: 0, firstPair: columns.firstPair });
    playRows(openPlayer(match), again, [0, 1], { root, variant: job.variant, onlooker: null });
    if (again.digestLo[0] === columns.digestLo[0] && again.digestHi[0] === columns.digestHi[0]) return;
    throw new EngagementError({ variant: job.variant, pair: columns.firstPair, seat: 0 }, fickle(selection.outside), null);
  };

  const again = async ({ scenario, variant, pair, seat }: WhichGame, listens: boolean): Promise<Again> => {
    running().scenario = scenario;
    const selection = await selectionOf(variant);
    const { outside } = selection;
    const listener = listens && outside !== undefined ? new Listener(outside, selection.variant.edition) : null;
    const player =
      listener === null
        ? playerOf(scenario, await contenderOf(scenario, variant))
        : openPlayer(compile(scenario, selection, { trace: listener }).match);
    if (listener !== null) listener.log = player.witness.log;
    const { digestHi, digestLo } = orBlame(variant, pair, seat, () => player.play(root, pair, seat));
    return { digestHi, digestLo, heard: listener?.heard ?? null };
  };

  /** Plays on a base whoever can be; returns the others. */
  const finishTogether = async (base: number, begun: readonly Begun[]): Promise<readonly Begun[]> => {
    const { scenario } = (begun[0] as Begun).job;
    const contender = await contenderOf(scenario, base);
    const sharing = sharings.get(
      `${scenario}-${base}`,
      () => new Sharing(contender, root, (ruleWatch) => compile(scenario, contender.selection, { ruleWatch })),
    );
    const own = begun.find((it) => it.job.variant === base);
    const { played, columns } = (own ?? begun[0]) as Begun;
    const others: Contender[] = [];
    for (const it of begun) if (it !== own && it.played === played) others.push(await contenderOf(scenario, it.job.variant));
    const takers = new Set(sharing.takers(others, own === undefined).map((it) => it.variant));
    if (takers.size === 0) return begun;
    const taken = begun.filter((it) => takers.has(it.job.variant));
    const shares: Share[] = [];
    for (const it of taken) {
      const other = await contenderOf(scenario, it.job.variant);
      const onlyWhether = isAudited(it.job);
      shares.push({ contender: other, columns: it.columns, player: () => playerOf(scenario, other), onlyWhether });
    }
    sharing.play(own?.columns ?? null, shares, played, columns.rows);
    return begun.filter((it) => it !== own && !taken.includes(it));
  };

  return {
    async play(jobs) {
      if (jobs[0] !== undefined) running().scenario = jobs[0].scenario;
      const begun: Begun[] = [];
      for (const job of jobs) begun.push(await begin(job));
      let left = begun.filter((it) => it.played < it.columns.rows);
      if (work.bases !== undefined) {
        for (const base of new Set(left.map((it) => work.bases?.[it.job.variant] ?? it.job.variant))) {
          const members = left.filter((it) => work.bases?.[it.job.variant] === base);
          if (members.length < 2) continue;
          const others = await finishTogether(base, members);
          left = left.filter((it) => !members.includes(it) || others.includes(it));
        }
      }
      for (const it of left) await finishAlone(it);
      for (const it of begun) await playAgain(it);
      return begun.map((it) => it.columns);
    },
    again,
  };
}

/** Things that take time to make and room to keep: those that nobody has wanted for longest are dropped. */
class Kept<T> {
  readonly #most: number;
  readonly #all = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, make: () => T): T {
    const made = this.#all.get(key) ?? make();
    // Moved to the end of the queue: the one at its head has been idle longest.
    this.#all.delete(key);
    this.#all.set(key, made);
    const oldest = this.#all.keys().next();
    if (this.#all.size > this.#most && oldest.done !== true) this.#all.delete(oldest.value);
    return made;
  }
}

/** A game was another one when it was played again. Which rule it was is plain only where there is one. */
const fickle = (outside: Outside): RuleError =>
  new RuleError(
    `the same game was not the same when it was played again, so code from outside keeps something in a variable, looks at a clock, or rolls dice of its own: ${codeOf(outside)}`,
  );

/** Plays the engagements of some rows: two for each pair, red in seat 0 and in seat 1. */
function playRows(
  player: Player,
  columns: EngagementColumns,
  rows: readonly [from: number, to: number],
  { root, variant, onlooker }: { readonly root: RootKey; readonly variant: number; readonly onlooker: MapRecorder | null },
): void {
  for (let row = rows[0]; row < rows[1]; row++) {
    const pair = columns.firstPair + (row >> 1);
    const seat = (row & 1) as 0 | 1;
    onlooker?.open(player.arena, pair, seat);
    const outcome = orBlame(variant, pair, seat, () => player.play(root, pair, seat, onlooker));
    onlooker?.close(outcome.rounds);
    record(outcome, columns, row);
  }
}
