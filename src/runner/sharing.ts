import type { CompiledMatch } from '../compile/match.ts';
import { missingRules } from '../compile/missing.ts';
import type { RuleWatch } from '../compile/rule-watch.ts';
import { activeRules, type Selection } from '../compile/select.ts';
import type { RootKey } from '../engine/dice/root-key.ts';
import type { Player } from '../engine/play.ts';
import type { RuleId } from '../rules/index.ts';
import { WHOLE_GAMES } from './bases.ts';
import { orBlame } from './engagement-error.ts';
import { record } from './record.ts';
import { allocate, type EngagementColumns } from './result.ts';
import { copyRow, sameRow } from './same-row.ts';
import { type Lesser, SharedPlayer } from './shared-player.ts';

/** One game in so many of each ruleset is played in full as well, and has to be the same. */
const CHECKED_EVERY = 200;

/** After so many games it is known how much a ruleset has in common with its base. */
const TRIED_GAMES = 24;
/** Where more than this share of the steps has to be played, full play is quicker: to look on and to go back costs something too. */
const MOST_PLAYED = 0.75;

/** A game that was taken over from another ruleset, in whole or in part, is not what full play gives: a rule does something that no watch sees. */
export class SharingError extends Error {
  override readonly name = 'SharingError';
}

/** A ruleset of a campaign, compiled for one scenario. */
export interface Contender {
  /** Index into the campaign's variants. */
  readonly variant: number;
  readonly selection: Selection;
  readonly compiled: CompiledMatch;
}

/** A contender that lacks some rules of the base. */
interface Member {
  readonly missing: readonly RuleId[];
  readonly lesser: Lesser;
  games: number;
  steps: number;
  played: number;
}

/** Where the games of a contender go, and who plays them in full. */
export interface Share {
  readonly contender: Contender;
  readonly columns: EngagementColumns;
  readonly player: () => Player;
}

/**
 * Plays rulesets of one scenario together that lack nothing but some rules of one of them, the base: see `SharedPlayer`. What is known of them stays from
 * chunk to chunk.
 */
export class Sharing {
  readonly #base: Contender;
  readonly #root: RootKey;
  readonly #compile: (watch: RuleWatch) => CompiledMatch;
  readonly #members = new Map<number, Member>();
  #shared: SharedPlayer | null = null;

  /** @param compile compiles the base with a watch */
  constructor(base: Contender, root: RootKey, compile: (watch: RuleWatch) => CompiledMatch) {
    this.#base = base;
    this.#root = root;
    this.#compile = compile;
  }

  /** Whether a ruleset can be played along with the base, and it pays as far as is known. */
  takes(contender: Contender): boolean {
    const { scripts } = contender.compiled.match;
    if (scripts.some((it) => it.orders !== undefined || it.lookAhead !== undefined)) return false;
    const missing = missingRules(this.#base.selection, contender.selection, this.#base.compiled.present);
    if (missing === null) return false;
    const member = this.#members.get(contender.variant);
    return member === undefined || member.games < TRIED_GAMES || member.played <= MOST_PLAYED * member.steps;
  }

  /** Plays rows of all of them, from one up to another. The base's go to `own`, if they are wanted. */
  play(own: EngagementColumns | null, shares: readonly Share[], from: number, to: number): void {
    const first = shares[0];
    if (first === undefined) return;
    this.#shared ??= new SharedPlayer(
      this.#compile,
      activeRules(this.#base.selection).map((it) => it.rule.id),
    );
    const shared = this.#shared;
    const { rows, units, firstPair } = first.columns;
    const columns = own ?? allocate({ pairs: rows / 2, units, counters: 0, firstPair });
    const members = shares.map((it) => this.#member(shared, it.contender));
    for (let row = from; row < to; row++) {
      const pair = firstPair + (row >> 1);
      const seat = (row & 1) as 0 | 1;
      record(
        orBlame(this.#base.variant, pair, seat, () => shared.play(this.#root, pair, seat)),
        columns,
        row,
      );
      for (const [k, share] of shares.entries()) {
        const member = members[k] as Member;
        const outcome = orBlame(share.contender.variant, pair, seat, () => shared.without(member.lesser));
        if (outcome === null) copyRow(columns, share.columns, row);
        else record(outcome, share.columns, row);
        member.games++;
        member.steps += shared.steps;
        member.played += shared.replayed;
        if ((2 * pair + seat + share.contender.variant) % CHECKED_EVERY === 0) this.#check(share, member, row);
      }
    }
  }

  #member(shared: SharedPlayer, { variant, selection, compiled }: Contender): Member {
    const known = this.#members.get(variant);
    if (known !== undefined) return known;
    const missing = missingRules(this.#base.selection, selection, this.#base.compiled.present) ?? [];
    const member = { missing, lesser: shared.lesser(compiled, missing), games: 0, steps: 0, played: 0 };
    this.#members.set(variant, member);
    return member;
  }

  /** Plays a game in full. @throws SharingError if it is another one */
  #check({ contender, columns, player }: Share, { missing }: Member, row: number): void {
    const pair = columns.firstPair + (row >> 1);
    const seat = (row & 1) as 0 | 1;
    const full = allocate({ pairs: columns.rows / 2, units: columns.units, counters: 0, firstPair: columns.firstPair });
    record(
      orBlame(contender.variant, pair, seat, () => player().play(this.#root, pair, seat)),
      full,
      row,
    );
    if (sameRow(full, columns, row)) return;
    const without = missing.length === 0 ? 'with the same rules' : `without ${missing.join(', ')}`;
    throw new SharingError(
      `pair ${pair}, red in seat ${seat}: ${contender.selection.spec} (${this.#base.selection.spec} ${without}) was played only where ${missing.length === 1 ? 'that rule acts' : 'those rules act'}, ` +
        `but the whole game ends otherwise. A rule writes something while it answers a question; "sandtable validate" finds such rules. With ${WHOLE_GAMES}=1 in the environment every game is played in full`,
    );
  }
}
