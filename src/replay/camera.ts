import type { Arena } from '../engine/arena.ts';
import type { Match } from '../engine/match.ts';
import type { RuleId } from '../rules/index.ts';
import type { Attribution } from './attribution.ts';
import type { FilmChanges, FilmState } from './film.ts';
import { joined, StateWatch, unitId } from './film-state.ts';
import type { Line, ReadOptions } from './transcript.ts';

/** What is recorded of one line besides its words. */
export interface Note {
  readonly changes: FilmChanges;
  readonly rules: readonly RuleId[];
  /** For dice: the threshold of each, 0 if no procedure has computed one. */
  readonly needed: number[];
}

export interface Shot {
  readonly arena: Arena;
  readonly start: FilmState;
  /** One per line. */
  readonly notes: readonly Note[];
}

/** Watches an engagement: what every line changes, and which rules caused it. */
export class Camera implements ReadOptions {
  readonly #notes: Note[] = [];
  readonly #match: Match;
  readonly #attribution: Attribution;
  readonly #slots: ReadonlyMap<string, number>;
  #seen: { readonly arena: Arena; readonly watch: StateWatch; readonly start: FilmState } | null = null;

  /** `match` has been compiled with `attribution` as its trace. */
  constructor(match: Match, attribution: Attribution) {
    this.#match = match;
    this.#attribution = attribution;
    this.#slots = new Map(match.units.map((unit, slot) => [unitId(unit), slot]));
  }

  readonly onOpen = (arena: Arena): void => {
    // Doctrines look ahead when they choose: the rules they ask cause nothing.
    const ask = arena.ask.bind(arena);
    arena.ask = (...question) => this.#attribution.aside(() => ask(...question));
  };

  readonly onLine = (lines: readonly Line[], arena: Arena): void => {
    const line = lines.at(-1) as Line;
    const heads = headOf(line) !== undefined;
    // Before anything has happened units are where the scenario puts them.
    const setUp = lines.every((it) => it.kind === 'place');
    const rules = heads || setUp ? [] : this.#rulesOf(line);
    const changes = this.#attribution.aside(() => this.#look(arena).changes(heads || (line.kind === 'event' && line.event === 'scores')));
    const at = lines.length - 1;
    this.#notes[at] = { changes: {}, rules, needed: [] };
    // What was done before a roll or a heading belongs to the line before.
    this.#add(at > 0 && (heads || line.kind === 'dice') ? at - 1 : at, changes);
  };

  readonly onDie = (lines: readonly Line[]): void => {
    const line = lines.at(-1);
    if (line?.kind !== 'dice') return;
    this.#notes[lines.length - 1]?.needed.push(this.#attribution.neededFor(this.#unitsOf(line), line.purpose));
  };

  /** After the last line. Throws an Error if there was none. */
  close(): Shot {
    if (this.#seen === null) throw new Error('no event in the whole engagement');
    const { arena, watch, start } = this.#seen;
    this.#add(this.#notes.length - 1, watch.changes(true));
    return { arena, start, notes: this.#notes };
  }

  #look(arena: Arena): StateWatch {
    if (this.#seen === null) {
      const watch = new StateWatch(arena, this.#match);
      this.#seen = { arena, watch, start: watch.start };
    }
    return this.#seen.watch;
  }

  #rulesOf(line: Line): readonly RuleId[] {
    const units = this.#unitsOf(line);
    if (line.kind === 'dice') return this.#attribution.ofDice(units, line.purpose);
    return line.kind === 'place' ? this.#attribution.ofMove(units) : this.#attribution.ofEvent(units);
  }

  /** Slots of the units that a line is about. */
  #unitsOf(line: Line): readonly number[] {
    const named = line.kind === 'event' ? Object.values(line.fields) : line.kind === 'dice' ? [line.actor, line.target] : [line.unit];
    return named.flatMap((it) => this.#slots.get(String(it)) ?? []);
  }

  #add(at: number, changes: FilmChanges): void {
    const note = this.#notes[at];
    if (note !== undefined) this.#notes[at] = { ...note, changes: joined(note.changes, changes) };
  }
}

/** Events that are headings, and how deep. */
const HEADS: { readonly [event: string]: 1 | 2 | 3 } = { round: 1, turn: 2, activation: 2, phase: 3 };
export const headOf = (line: Line): 1 | 2 | 3 | undefined => (line.kind === 'event' ? HEADS[line.event] : undefined);
