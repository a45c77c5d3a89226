import type { EventKind, Family, FieldType, Frame, Game } from '../rules/index.ts';
import { DEEDS, eventFields, events, purposes, writtenField } from '../rules/index.ts';
import type { Tracer } from './play.ts';

/** One line of a trace, with names filled in. */
export type TraceLine =
  | { readonly event: string; readonly fields: { readonly [name: string]: number | string | boolean } }
  | {
      readonly die: string;
      readonly deed: string;
      readonly actor: string;
      readonly target: string;
      readonly ordinal: number;
      readonly value: number;
    };

const EVENT = 0;
const DIE = 1;
/** Integers per line: its kind and six numbers. */
const WIDTH = 7;
/** Room at first: a step of an example has few lines, a game makes more room once. */
const FIRST_LINES = 256;

/** Records what happens as integers; names are filled in when it is read (`lines`). Dice are in the place where they were rolled. */
export class Trace implements Tracer {
  #data = new Int32Array(WIDTH * FIRST_LINES);
  #length = 0;

  get size(): number {
    return this.#length / WIDTH;
  }

  clear(): void {
    this.#length = 0;
  }

  /** Where the next line begins; there is room for it. */
  #next(): number {
    if (this.#length === this.#data.length) {
      const grown = new Int32Array(this.#data.length * 2);
      grown.set(this.#data);
      this.#data = grown;
    }
    const at = this.#length;
    this.#length += WIDTH;
    return at;
  }

  event(kind: EventKind, a: number, b: number, c: number, d: number): void {
    const at = this.#next();
    const data = this.#data;
    data[at] = EVENT;
    data[at + 1] = kind;
    data[at + 2] = a;
    data[at + 3] = b;
    data[at + 4] = c;
    data[at + 5] = d;
    data[at + 6] = 0;
  }

  die(frame: Frame, why: number, ordinal: number, value: number): void {
    const at = this.#next();
    const data = this.#data;
    data[at] = DIE;
    data[at + 1] = why;
    data[at + 2] = ordinal;
    data[at + 3] = value;
    data[at + 4] = frame.deed;
    data[at + 5] = frame.actor.index;
    data[at + 6] = frame.target.index;
  }

  /**
   * Sum of the last field of an event over the trace, or its number of occurrences if it has no fields; null if it never happened.
   * `unit`: only events whose last unit (the target of a volley) has this slot; -1 for any.
   */
  tally(name: string, unit = -1): number | null {
    const kind = events.find(name);
    const fields = kind < 0 ? [] : eventFields[kind];
    const place = fields.findLastIndex(([, type]) => type === 'unit');
    let total: number | null = null;
    for (let at = 0; at < this.#length; at += WIDTH) {
      if (this.#data[at] !== EVENT || this.#data[at + 1] !== kind) continue;
      if (unit >= 0 && (place < 0 || this.#data[at + 2 + place] !== unit)) continue;
      total = (total ?? 0) + (fields.length === 0 ? 1 : this.#data[at + 1 + fields.length]);
    }
    return total;
  }

  /** Names of all events, in order. */
  names(): string[] {
    const list: string[] = [];
    for (let at = 0; at < this.#length; at += WIDTH) if (this.#data[at] === EVENT) list.push(events.names[this.#data[at + 1]]);
    return list;
  }

  /** The trace with names. `g` is the arena that was played. */
  lines(g: Game<Family>): TraceLine[] {
    const list: TraceLine[] = [];
    const d = this.#data;
    for (let at = 0; at < this.#length; at += WIDTH) {
      if (d[at] === DIE) {
        list.push({
          die: purposes.names[d[at + 1]],
          ordinal: d[at + 2],
          value: d[at + 3],
          deed: DEEDS[d[at + 4]],
          actor: rollerName(g, d[at + 5]),
          target: rollerName(g, d[at + 6]),
        });
        continue;
      }
      const kind = d[at + 1];
      const fields = Object.fromEntries(eventFields[kind].map(([name, type], i) => [name, fieldValue(g, name, type, d[at + 2 + i])]));
      list.push({ event: events.names[kind], fields });
    }
    return list;
  }
}

const SIDES = ['red', 'blue'] as const;

/** `red/line-1`, `seat 0` or nothing. */
function rollerName(g: Game<Family>, index: number): string {
  if (index < g.units.length) return unitName(g, index);
  return index < g.units.length + 2 ? `seat ${index - g.units.length}` : '';
}

const unitName = (g: Game<Family>, slot: number): string =>
  slot < 0 || slot >= g.units.length ? 'none' : `${SIDES[g.units[slot].side]}/${g.units[slot].id}`;

function fieldValue(g: Game<Family>, name: string, type: FieldType, value: number): number | string | boolean {
  switch (type) {
    case 'unit':
      return unitName(g, value);
    case 'side':
      return SIDES[value] ?? 'none';
    case 'model':
      return value < 0 ? 'none' : `${unitName(g, g.models.unit[value])}#${value - g.units[g.models.unit[value]].first + 1}`;
    case 'piece':
      return g.board.pieces[value]?.id ?? 'none';
    case 'flag':
      return value !== 0;
    case 'inches':
      return writtenField(g.board, name, value / 256);
    case 'number':
    case 'marker':
      return value;
  }
}
