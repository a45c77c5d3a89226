import type { Frame } from './dice.ts';
import { NameTable } from './names.ts';
import type { Tally } from './tally.ts';

declare const eventBrand: unique symbol;
export type EventKind = number & { readonly [eventBrand]: true };

/** How a field of an event is printed: a unit slot, a side, a plain number, 1/256 inch, a yes/no, a model, a piece of terrain, or the number of an objective marker (from 1), which replays call by its name. */
export type FieldType = 'unit' | 'side' | 'number' | 'inches' | 'flag' | 'model' | 'piece' | 'marker';
export type Fields = { readonly [name: string]: FieldType };

export const events = new NameTable('event');
/** What replays say for an event, by slot; see `event`. */
export const eventWords: (string | undefined)[] = [];
export const eventFields: (readonly (readonly [name: string, type: FieldType])[])[] = [];

/**
 * Declares a line of the trace: a name and up to four integer fields. The digest of an engagement is made of these events,
 * so an event is logged whenever something happens, never for the reader's sake alone.
 * A worked example may check an event by name (`events: [pinned]`) or the sum of its last number over the example
 * (`hits: 3`).
 *
 * @param words The line in words, for replays: `{unit} causes {count|wound|wounds} on {target}`. `{field}` is a value,
 *   `{field|one|many}` for a number with its noun, `{field?yes:no}` for the words of a flag, `{field#1 few#5 many}` for those of the highest number
 *   that a value reaches (`%` in them is the value without its sign). ` to {cause}` and ` by {cause}` are left out where the cause is none of
 *   those that have a name. Left out: the words of another declaration, or made of the name and the fields.
 */
export function event(name: string, fields: Fields = {}, words?: string): EventKind {
  const list = Object.entries(fields);
  if (list.length > 4) throw new TypeError(`event "${name}" has more than four fields`);
  const slot = events.add(name);
  const known = eventFields[slot];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(list))
    throw new Error(`event "${name}" is declared twice with different fields`);
  if (words !== undefined && (eventWords[slot] ?? words) !== words)
    throw new Error(
      `event "${name}" is declared twice with different words: "${eventWords[slot]}" and "${words}"; leave them out, or choose another name`,
    );
  eventFields[slot] = list;
  eventWords[slot] ??= words;
  return slot as EventKind;
}

/** Where events go. The engine's digest is one; the text trace is another, made only on request. */
export interface Log {
  note(kind: EventKind, a?: number, b?: number, c?: number, d?: number): void;
  /** Counts what an attack by unit slot `by` does to unit slot `at`, with the dice of its deed. No part of digest or trace: only `odds` listens. */
  tally(what: Tally, n: number, by: number, at: number, frame: Frame): void;
  /** Counts what becomes of a unit, likewise. */
  befalls(what: Tally, n: number, unit: number): void;
}
