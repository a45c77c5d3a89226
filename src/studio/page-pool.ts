import type { OpenedPool } from '../campaign/campaign.ts';
import type { Job } from '../campaign/plan.ts';
import type { Pool } from '../campaign/pool.ts';
import type { EngagementColumns } from '../campaign/result.ts';
import type { Again, WhichGame } from '../campaign/which-game.ts';
import type { Workload } from '../campaign/workload.ts';
import { type OwnFiles, ownRules } from './own-files.ts';

/** What a player returns. */
export type PlayerAnswer = { readonly id: number; readonly played: Played } | { readonly id: number; readonly error: string };

/** What a player is sent: for which workload what follows is, or what to play of it. */
export type ToPlayer = { readonly work: Workload; readonly own: OwnFiles } | { readonly id: number; readonly what: ToPlay };

/** Somebody who plays: a worker. */
export interface Player {
  /** Comes to it in order, once it listens. */
  readonly post: (message: ToPlayer) => void;
  readonly end: () => void;
}

/** Starts a player, who is heard through these. */
export type StartPlayer = (hear: { readonly answered: (answer: PlayerAnswer) => void; readonly failed: (words: string) => void }) => Player;

/** What a player is asked to play: jobs, or one game by itself. */
export type ToPlay = { readonly jobs: readonly Job[] } | { readonly game: WhichGame; readonly listens: boolean };

export interface Played {
  /** Of the jobs; none for a game by itself. */
  readonly columns: readonly EngagementColumns[];
  readonly again: Again | null;
}

interface Waiting {
  readonly player: Player;
  readonly resolve: (played: Played) => void;
  readonly reject: (error: Error) => void;
}

/** Somebody who waits for a player; null for any. */
interface Wanting {
  readonly player: Player | null;
  readonly take: (player: Player) => void;
}

/** How long a few games with a rule of somebody's own may take; tried twice, as all that fails. */
const MOST_SECONDS = 30;

/** A pool that plays single games, too. */
interface PageOpened extends OpenedPool {
  readonly pool: Pool & Required<Pick<Pool, 'again'>>;
}

/** The players of a page. They are kept from one campaign to the next, since starting one takes longer than a hundred games. */
export class PagePool {
  readonly #start: () => Player;
  #players: readonly Player[];
  readonly #waiting = new Map<number, Waiting>();
  /** By job: ends the player that has it. For jobs with code of somebody's own, which may never come to an end. */
  readonly #ends = new Map<number, (why: string) => void>();
  #idle: Player[] = [];
  #queue: Wanting[] = [];
  #asked = 0;
  /** Counts the workloads: whoever comes from one of before has no place to give back. */
  #round = 0;
  #next = 0;
  /** Those that could not be started or have failed, until another one takes their place: what they are sent comes back no more. */
  readonly #broken = new Set<Player>();
  /** Starts a pool of one player, which has played nothing. */
  readonly #startApart: () => PagePool;
  #apart: PagePool | null = null;

  constructor(players: number, start: StartPlayer) {
    this.#start = () => {
      const player = start({ answered: (answer) => this.#answered(answer), failed: (words) => this.#failed(player, words) });
      return player;
    };
    this.#startApart = () => new PagePool(1, start);
    this.#players = Array.from({ length: players }, this.#start);
  }

  /** Ends what is under way with code of somebody's own, which may not end by itself. */
  stop(): void {
    for (const end of [...this.#ends.values()]) end('was stopped');
    this.#apart?.stop();
  }

  /** Has them play a workload, with own files, from now on. What was under way for another one is nobody's any more. */
  open(work: Workload, own: OwnFiles): PageOpened {
    this.stop();
    const round = ++this.#round;
    for (const player of this.#broken) this.#replaced(player);
    this.#idle = [...this.#players];
    this.#queue = [];
    for (const player of this.#players) player.post({ work, own });
    const code = ownRules(own);
    const another = (player: Player): Player => {
      const other = this.#replaced(player);
      other.post({ work, own });
      return other;
    };
    const play = async (what: ToPlay, wanted: Player | null): Promise<Played> => {
      let player = await this.#free(wanted);
      if (this.#broken.has(player)) player = another(player);
      const id = this.#next++;
      const end = (why: string): void => {
        player = another(player);
        this.#answered({ id, error: `Play with ${code.join(', ')} ${why}` });
      };
      const late = (): void => end(`did not come to the end of a few games within ${MOST_SECONDS} seconds`);
      const limit = code.length === 0 ? undefined : setTimeout(late, MOST_SECONDS * 1000);
      if (limit !== undefined) this.#ends.set(id, end);
      try {
        return await new Promise((resolve, reject) => {
          this.#waiting.set(id, { player, resolve, reject });
          player.post({ id, what });
        });
      } finally {
        clearTimeout(limit);
        this.#ends.delete(id);
        if (round === this.#round) this.#release(player);
      }
    };
    const pool = {
      width: this.#players.length,
      run: async (jobs: readonly Job[]) => (await play({ jobs }, null)).columns,
      again: async (game: WhichGame, listens: boolean): Promise<Again> => {
        // Each in turn, so that who asks often enough has asked all of them.
        const { again } = await play({ game, listens }, this.#players[this.#asked++ % this.#players.length] ?? null);
        if (again === null) throw new Error('a player has played jobs where it was asked for a game');
        return again;
      },
      close: () => Promise.resolve(),
    };
    return { pool, parts: this.#players.length, ...(code.length > 0 && { elsewhere: () => this.#elsewhere(work, own) }) };
  }

  /** A player of its own, so that what own rules keep in variables shows: it has played none of the games before. */
  #elsewhere(work: Workload, own: OwnFiles): Pool & Required<Pick<Pool, 'again'>> {
    const apart = this.#startApart();
    this.#apart = apart;
    const { pool } = apart.open(work, own);
    const close = async (): Promise<void> => {
      if (this.#apart === apart) this.#apart = null;
      for (const player of apart.#players) player.end();
    };
    return { ...pool, close };
  }

  /** Ends a player, and starts another in its place. */
  #replaced(player: Player): Player {
    player.end();
    this.#broken.delete(player);
    const other = this.#start();
    this.#players = this.#players.map((it) => (it === player ? other : it));
    this.#queue = this.#queue.map((it) => (it.player === player ? { ...it, player: other } : it));
    return other;
  }

  /** A player that has nothing to do. @param wanted null for any */
  async #free(wanted: Player | null): Promise<Player> {
    const player = wanted === null ? this.#idle.at(-1) : this.#idle.find((it) => it === wanted);
    if (player === undefined) return new Promise((take) => this.#queue.push({ player: wanted, take }));
    this.#idle = this.#idle.filter((it) => it !== player);
    return player;
  }

  #release(player: Player): void {
    const next = this.#queue.find((it) => it.player === null || it.player === player);
    this.#queue = this.#queue.filter((it) => it !== next);
    if (next === undefined) this.#idle.push(player);
    else next.take(player);
  }

  #answered(answer: PlayerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('played' in answer) waiting?.resolve(answer.played);
    else waiting?.reject(new Error(answer.error));
  }

  #failed(player: Player, words: string): void {
    this.#broken.add(player);
    const error = `a worker could not be started or has failed: ${words}`;
    for (const [id, it] of this.#waiting) if (it.player === player) this.#answered({ id, error });
  }
}
