import { type Difference, differenceOf } from '../compile/difference.ts';
import type { CompiledMatch } from '../compile/match.ts';
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
import { canBeShared, SharedPlayer, type Sibling } from './shared-player.ts';

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

/** A contender that differs from the base by some rules. */
interface Member {
  readonly difference: Difference;
  readonly sibling: Sibling;
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
 * Plays rulesets of one scenario together that differ by some rules from one of them, the base: see `SharedPlayer`. What is known of them stays from
 * chunk to chunk.
 */
export class Sharing {
  readonly #base: Contender;
  readonly #root: RootKey;
  readonly #compile: (watch: RuleWatch) => CompiledMatch;
  readonly #members = new Map<number, Member>();
  /** Rules that others have beyond those of the base. */
  readonly #extra = new Set<RuleId>();
  #shared: SharedPlayer | null = null;

  /** @param compile compiles the base with a watch */
  constructor(base: Contender, root: RootKey, compile: (watch: RuleWatch) => CompiledMatch) {
    this.#base = base;
    this.#root = root;
    this.#compile = compile;
  }

  /** Whether a ruleset can be played along with the base, and it pays as far as is known. */
  takes(contender: Contender): boolean {
    if (!canBeShared(contender.compiled.match) || this.#differenceOf(contender) === null) return false;
    const member = this.#members.get(contender.variant);
    return member === undefined || member.games < TRIED_GAMES || member.played <= MOST_PLAYED * member.steps;
  }

  /** Plays rows of all of them, from one up to another. The base's go to `own`, if they are wanted. */
  play(own: EngagementColumns | null, shares: readonly Share[], from: number, to: number): void {
    const first = shares[0];
    if (first === undefined) return;
    const shared = this.#playerFor(shares.map((it) => it.contender));
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
        const outcome = orBlame(share.contender.variant, pair, seat, () => shared.playBy(member.sibling));
        if (outcome === null) copyRow(columns, share.columns, row);
        else record(outcome, share.columns, row);
        member.games++;
        member.steps += shared.steps;
        member.played += shared.replayed;
        if ((2 * pair + seat + share.contender.variant) % CHECKED_EVERY === 0) this.#check(share, member, row);
      }
    }
    shared.rest();
  }

  #differenceOf({ selection }: Contender): Difference | null {
    return differenceOf(this.#base.selection, selection, this.#base.compiled.present);
  }

  /** The player of the base, which watches its rules and those that some others have beyond them. */
  #playerFor(contenders: readonly Contender[]): SharedPlayer {
    for (const it of contenders) for (const id of this.#differenceOf(it)?.extra ?? []) this.#extra.add(id);
    if (this.#shared?.watches([...this.#extra]) === true) return this.#shared;
    const own = activeRules(this.#base.selection).map((it) => it.rule.id);
    this.#shared = new SharedPlayer(this.#compile, [...own, ...this.#extra], [...this.#extra]);
    this.#members.clear();
    return this.#shared;
  }

  #member(shared: SharedPlayer, contender: Contender): Member {
    const known = this.#members.get(contender.variant);
    if (known !== undefined) return known;
    const difference = this.#differenceOf(contender) ?? { missing: [], extra: [] };
    const sibling = shared.sibling(contender.compiled, [...difference.missing, ...difference.extra]);
    const member = { difference, sibling, games: 0, steps: 0, played: 0 };
    this.#members.set(contender.variant, member);
    return member;
  }

  /** Plays a game in full. @throws SharingError if it is another one */
  #check({ contender, columns, player }: Share, { difference: { missing, extra } }: Member, row: number): void {
    const pair = columns.firstPair + (row >> 1);
    const seat = (row & 1) as 0 | 1;
    const full = allocate({ pairs: columns.rows / 2, units: columns.units, counters: 0, firstPair: columns.firstPair });
    record(
      orBlame(contender.variant, pair, seat, () => player().play(this.#root, pair, seat)),
      full,
      row,
    );
    if (sameRow(full, columns, row)) return;
    const parts = [missing.length === 0 ? '' : `without ${missing.join(', ')}`, extra.length === 0 ? '' : `with ${extra.join(', ')}`];
    const how = parts.filter((it) => it !== '').join(' and ') || 'with the same rules';
    throw new SharingError(
      `pair ${pair}, red in seat ${seat}: ${contender.selection.spec} (${this.#base.selection.spec} ${how}) was played only where that makes a difference, ` +
        `but the whole game ends otherwise. A rule writes something while it answers a question; "sandtable validate" finds such rules. With ${WHOLE_GAMES}=1 in the environment every game is played in full`,
    );
  }
}
