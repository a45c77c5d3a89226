import { type Difference, differenceOf, sameRule } from '../compile/difference.ts';
import type { CompiledMatch } from '../compile/match.ts';
import type { RuleWatch } from '../compile/rule-watch.ts';
import type { Selected, Selection } from '../compile/select.ts';
import type { RootKey } from '../engine/dice/root-key.ts';
import type { Outcome } from '../engine/outcome.ts';
import type { Player } from '../engine/play.ts';
import type { RuleId } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import { WHOLE_GAMES } from './bases.ts';
import { orBlame } from './engagement-error.ts';
import { record } from './record.ts';
import { allocate, type EngagementColumns } from './result.ts';
import { copyRow, sameDigest, sameRow } from './same-row.ts';
import { canBeShared, SharedPlayer, type Sibling } from './shared-player.ts';

/** One game in so many of each ruleset is played in full as well, and has to be the same. */
const CHECKED_EVERY = 200;

/** After so many games it is known how much a ruleset has in common with its base. */
const TRIED_GAMES = 24;
/** Where more than this share of the steps has to be played, full play is quicker: to look on and to go back costs something too. */
const MOST_PLAYED = 0.85;

/** What it costs to look on, in games: to keep states and, for each rule that is watched, to compare what it answers. Measured on three scenarios. */
const KEEPING_GAMES = 0.2;
const WATCHING_GAMES = 0.04;

/** The name of a `SharingError`, which is all that is left of its class when it comes from another thread or machine. */
export const SHARING_ERROR = 'SharingError';

/** A game that was taken over from another ruleset, in whole or in part, is not what full play gives: a rule does something that no watch sees. */
export class SharingError extends Error {
  override readonly name = SHARING_ERROR;
}

/** A ruleset of a campaign, compiled for one scenario. */
export interface Contender {
  /** Index into the campaign's variants. */
  readonly variant: number;
  readonly selection: Selection;
  readonly compiled: CompiledMatch;
}

/** What is known of a contender that differs from the base by some rules: how many of its games were played along, and how much of them. */
interface Known {
  games: number;
  steps: number;
  played: number;
}

const NOTHING: Difference = { missing: [], extra: [] };

/** Rules with other parameters than the base's, as one would write them. */
const nameOf = ({ rule, values }: Selected): string =>
  [rule.id, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ');

const withoutDoubles = (rules: readonly Selected[]): Selected[] =>
  rules.filter((it, i) => rules.findIndex((other) => sameRule(other, it)) === i);

/** Where the games of a contender go, and who plays them in full. */
export interface Share {
  readonly contender: Contender;
  readonly columns: EngagementColumns;
  readonly player: () => Player;
  /** Only whether a game goes otherwise than the base's is wanted: its row is the base's with another digest. */
  readonly onlyWhether?: boolean;
}

function noteOutcome(base: EngagementColumns, columns: EngagementColumns, row: number, outcome: Outcome | null): void {
  if (outcome === null) copyRow(base, columns, row);
  else record(outcome, columns, row);
}

/** The row is the base's; only its digest is another one, if the game goes otherwise. */
function noteWhether(base: EngagementColumns, columns: EngagementColumns, row: number, otherwise: boolean): void {
  copyRow(base, columns, row);
  if (otherwise) columns.digestLo[row] = ~item(base.digestLo, row);
}

/**
 * Plays rulesets of one scenario together that differ by some rules from one of them, the base: see `SharedPlayer`. What is known of them stays from
 * chunk to chunk.
 */
export class Sharing {
  readonly #base: Contender;
  readonly #root: RootKey;
  readonly #compile: (watch: RuleWatch) => CompiledMatch;
  readonly #differences = new Map<number, Difference | null>();
  readonly #known = new Map<number, Known>();
  readonly #siblings = new Map<number, Sibling>();
  /** Rules by which others differ from the base: those of the base, and those that they have beyond it. */
  readonly #watched = new Set<RuleId>();
  #extra: readonly Selected[] = [];
  #shared: SharedPlayer | null = null;

  /** @param compile compiles the base with a watch */
  constructor(base: Contender, root: RootKey, compile: (watch: RuleWatch) => CompiledMatch) {
    this.#base = base;
    this.#root = root;
    this.#compile = compile;
  }

  /**
   * Those of some rulesets that are played along with the base; none where to look on costs more games than these save, as far as is known.
   * @param alone whether the base itself is not wanted
   */
  takers(contenders: readonly Contender[], alone: boolean): readonly Contender[] {
    const takers = contenders.filter((it) => this.#takes(it));
    const differences = takers.map((it) => this.#differenceOf(it) ?? NOTHING);
    const missing = new Set(differences.flatMap((it) => it.missing));
    const extra = withoutDoubles(differences.flatMap((it) => it.extra));
    const cost = KEEPING_GAMES + WATCHING_GAMES * (missing.size + extra.length) + (alone ? 1 : 0);
    const saved = takers.reduce((sum, it) => sum + 1 - this.#playedShare(it), 0);
    return saved > cost ? takers : [];
  }

  /** Whether a ruleset can be played along with the base, and it pays as far as is known. */
  #takes(contender: Contender): boolean {
    if (!canBeShared(contender.compiled.match) || this.#differenceOf(contender) === null) return false;
    return this.#playedShare(contender) <= MOST_PLAYED;
  }

  /** What share of its games has to be played; none as long as too few have been to tell. */
  #playedShare({ variant }: Contender): number {
    const { games, played, steps } = this.#knownOf(variant);
    return games < TRIED_GAMES ? 0 : played / steps;
  }

  /** Plays rows of all of them, from one up to another. The base's go to `own`, if they are wanted. */
  play(own: EngagementColumns | null, shares: readonly Share[], from: number, to: number): void {
    const first = shares[0];
    if (first === undefined) return;
    const shared = this.#playerFor(shares.map((it) => it.contender));
    const { rows, units, firstPair } = first.columns;
    const columns = own ?? allocate({ pairs: rows / 2, units, counters: 0, firstPair });
    const siblings = shares.map((it) => this.#sibling(shared, it.contender));
    for (let row = from; row < to; row++) {
      const pair = firstPair + (row >> 1);
      const seat = (row & 1) as 0 | 1;
      record(
        orBlame(this.#base.variant, pair, seat, () => shared.play(this.#root, pair, seat)),
        columns,
        row,
      );
      for (const [k, share] of shares.entries()) {
        const known = this.#knownOf(share.contender.variant);
        const sibling = siblings[k] as Sibling;
        orBlame(share.contender.variant, pair, seat, () => {
          if (share.onlyWhether === true) noteWhether(columns, share.columns, row, shared.goesOtherwise(sibling));
          else noteOutcome(columns, share.columns, row, shared.playBy(sibling));
        });
        known.games++;
        known.steps += shared.steps;
        known.played += shared.replayed;
        if ((2 * pair + seat + share.contender.variant) % CHECKED_EVERY === 0) this.#check(share, columns, row);
      }
    }
    shared.rest();
  }

  #differenceOf({ variant, selection }: Contender): Difference | null {
    const known = this.#differences.get(variant);
    if (known !== undefined) return known;
    const difference = differenceOf(this.#base.selection, selection, this.#base.compiled.present);
    this.#differences.set(variant, difference);
    return difference;
  }

  #knownOf(variant: number): Known {
    const known = this.#known.get(variant) ?? { games: 0, steps: 0, played: 0 };
    this.#known.set(variant, known);
    return known;
  }

  /** The player of the base, which watches the rules by which some others differ. */
  #playerFor(contenders: readonly Contender[]): SharedPlayer {
    for (const it of contenders) {
      const { missing, extra } = this.#differenceOf(it) ?? NOTHING;
      for (const id of missing) this.#watched.add(id);
      this.#extra = withoutDoubles([...this.#extra, ...extra]);
    }
    if (this.#shared?.watches({ missing: [...this.#watched], extra: this.#extra }) === true) return this.#shared;
    this.#shared = new SharedPlayer(this.#compile, [...this.#watched], this.#extra);
    this.#siblings.clear();
    return this.#shared;
  }

  #sibling(shared: SharedPlayer, contender: Contender): Sibling {
    const sibling = this.#siblings.get(contender.variant) ?? shared.sibling(contender.compiled, this.#differenceOf(contender) ?? NOTHING);
    this.#siblings.set(contender.variant, sibling);
    return sibling;
  }

  /** Plays a game in full. @throws SharingError if it is another one */
  #check({ contender, columns, player, onlyWhether }: Share, base: EngagementColumns, row: number): void {
    const { missing, extra } = this.#differenceOf(contender) ?? NOTHING;
    const pair = columns.firstPair + (row >> 1);
    const seat = (row & 1) as 0 | 1;
    const full = allocate({ pairs: columns.rows / 2, units: columns.units, counters: 0, firstPair: columns.firstPair });
    record(
      orBlame(contender.variant, pair, seat, () => player().play(this.#root, pair, seat)),
      full,
      row,
    );
    if (onlyWhether === true ? sameDigest(full, base, row) === sameDigest(columns, base, row) : sameRow(full, columns, row)) return;
    const parts = [
      missing.length === 0 ? '' : `without ${missing.join(', ')}`,
      extra.length === 0 ? '' : `with ${extra.map(nameOf).join(', ')}`,
    ];
    const how = parts.filter((it) => it !== '').join(' and ') || 'with the same rules';
    throw new SharingError(
      `pair ${pair}, red in seat ${seat}: ${contender.selection.spec} (${this.#base.selection.spec} ${how}) was played only where that makes a difference, ` +
        `but the whole game ends otherwise. A rule writes something while it answers a question; "sandtable validate" finds such rules. With ${WHOLE_GAMES}=1 in the environment every game is played in full`,
    );
  }
}
