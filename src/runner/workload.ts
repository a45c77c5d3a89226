import { type CompiledMatch, compileMatch } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import { type RootKey, rootKey } from '../engine/dice/root-key.ts';
import type { Outcome } from '../engine/outcome.ts';
import { openPlayer, type Player } from '../engine/play.ts';
import { loadSelection } from '../load/selection.ts';
import type { Battle } from '../scenario/types.ts';
import { boardOf } from './board.ts';
import { MapRecorder } from './map-recorder.ts';
import type { Job } from './plan.ts';
import { record } from './record.ts';
import { allocate, COUNTED_PAIRS, type EngagementColumns } from './result.ts';

/** What a campaign plays, as plain data: each worker loads and compiles it. */
export interface Workload {
  readonly battles: readonly Battle[];
  /** Specifications of rulesets; those of an audit come after those of the campaign. */
  readonly specs: readonly string[];
  /** How many of them are the campaign's: only in these are calls counted. */
  readonly counted: number;
  /** The folder that paths of plugins are looked up from. */
  readonly from: string;
  readonly seed: string;
  /** Whether the first chunk of each of the campaign's rulesets is recorded for maps. */
  readonly maps?: boolean;
}

/** A game that could not be played: a rule threw. It would throw again, so the game is not tried again. */
export class EngagementError extends Error {
  override readonly name = 'EngagementError';
  readonly pair: number;
  /** Red's. */
  readonly seat: 0 | 1;
  override readonly cause: Error;

  constructor(pair: number, seat: 0 | 1, cause: Error) {
    super(`${cause.name}: ${cause.message}`);
    this.pair = pair;
    this.seat = seat;
    this.cause = cause;
  }
}

/** Most arenas kept at a time; an ablation of many rules over many scenarios needs more in turn. */
const MOST_ARENAS = 64;

/** Plays jobs of a workload, one after the other, in one thread. */
export interface JobPlayer {
  play(job: Job): Promise<EngagementColumns>;
}

/** Compiles each scenario under each ruleset when a job first asks for it, and keeps the arena for the next. */
export function openJobPlayer(work: Workload): JobPlayer {
  const root = rootKey(work.seed);
  const selections = new Map<number, Selection>();
  const players = new Map<string, Player>();

  const compileFor = async ({ scenario, variant }: Job, counting: boolean): Promise<CompiledMatch> => {
    const selection = selections.get(variant) ?? (await loadSelection(work.specs[variant] as string, work.from));
    selections.set(variant, selection);
    return compileMatch(selection, work.battles[scenario] as Battle, { counting, together: work.battles });
  };

  const playerFor = async (job: Job): Promise<Player> => {
    const key = `${job.scenario}-${job.variant}`;
    const made = players.get(key) ?? openPlayer((await compileFor(job, false)).match);
    // Moved to the end of the queue: the one at its head has been idle longest.
    players.delete(key);
    players.set(key, made);
    const oldest = players.keys().next();
    if (players.size > MOST_ARENAS && oldest.done !== true) players.delete(oldest.value);
    return made;
  };

  return {
    async play(job) {
      const counted = job.variant < work.counted ? Math.max(0, Math.min(COUNTED_PAIRS - job.firstPair, job.pairs)) : 0;
      const compiled = counted > 0 ? await compileFor(job, true) : null;
      const calls = compiled?.composed.calls ?? new Float64Array(0);
      const player = await playerFor(job);
      const columns = allocate({ pairs: job.pairs, units: player.arena.units.length, counters: calls.length, firstPair: job.firstPair });
      const watched = work.maps === true && job.chunk === 0 && job.variant < work.counted;
      const onlooker = watched ? new MapRecorder(boardOf((work.battles[job.scenario] as Battle).battlefield)) : null;
      if (compiled !== null) playRows(openPlayer(compiled.match), root, columns, 0, counted * 2, onlooker);
      playRows(player, root, columns, counted * 2, columns.rows, onlooker);
      columns.called.set(calls);
      return onlooker === null ? columns : { ...columns, map: onlooker.finish() };
    },
  };
}

/** Plays the engagements of some rows: two for each pair, red in seat 0 and in seat 1. */
function playRows(player: Player, root: RootKey, columns: EngagementColumns, from: number, to: number, onlooker: MapRecorder | null): void {
  for (let row = from; row < to; row++) {
    const pair = columns.firstPair + (row >> 1);
    const seat = (row & 1) as 0 | 1;
    onlooker?.open(player.arena, pair, seat);
    const outcome = playOne(player, root, pair, seat, onlooker);
    onlooker?.close(outcome.rounds);
    record(outcome, columns, row);
  }
}

function playOne(player: Player, root: RootKey, pair: number, seat: 0 | 1, onlooker: MapRecorder | null): Outcome {
  try {
    return player.play(root, pair, seat, onlooker);
  } catch (error) {
    throw new EngagementError(pair, seat, error instanceof Error ? error : new Error(`threw ${String(error)}`));
  }
}
