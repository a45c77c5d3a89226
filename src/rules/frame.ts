import type { Account } from './account.ts';
import type { Game, ModelId } from './game.ts';
import { writtenOut } from './written-out.ts';

/** Arrays that rows of a frame stand in. */
type Column = Float64Array | Int32Array | Int16Array | Int8Array | Uint16Array | Uint8Array;
type ColumnOf<C extends Column> = new (length: number) => C;

/** A value of a frame, its first value, and how it is described where states are compared. */
class Field<T> {
  readonly make: (g: Game) => T;
  readonly reset: Reset;
  readonly tell: Tell;
  /** Tells all of it, where code may look at it that the edition knows nothing of. */
  readonly tellWhole: Tell;
  /** For rows: the field that says how much of it is used. */
  readonly used: string | null;

  constructor(make: (g: Game) => T, reset: Reset, tell: Tell, used: string | null = null, tellWhole = tell) {
    this.make = make;
    this.reset = reset;
    this.tell = tell;
    this.tellWhole = tellWhole;
    this.used = used;
  }
}

/** A field that is an array, made once and never another. */
class Row<T> extends Field<T> {
  readonly isRow = true;
}

/** What a reset does to a field: writes its first value, fills it with 0, or leaves what is not read before it is written. */
type Reset = 'write' | 'fill' | 'leave';
type Tell = (value: never, to: Account, used: number) => void;
type Bare = number | boolean;

/** What is declared of a frame. A bare number or flag is a fact that something to come may depend on. */
type Fields = { readonly [name: string]: Field<unknown> | Bare };

type Widened<V> = V extends number ? number : V extends boolean ? boolean : never;
type ValueOf<V> = V extends Field<infer T> ? T : Widened<V>;

/** The record that `defineFrame` makes of what is declared: arrays stay, values are written. */
export type FrameOf<D> = { -readonly [K in keyof D as D[K] extends Row<unknown> ? never : K]: ValueOf<D[K]> } & {
  readonly [K in keyof D as D[K] extends Row<unknown> ? K : never]: ValueOf<D[K]>;
};

/** Fields that an account tells in its own way, or need not, each with how or why. */
export type ToldApart<D> = { readonly [K in keyof D]?: string };

export interface FrameKind<D> {
  /** A frame with its first values; made once for each arena. */
  blank(g: Game): FrameOf<D>;
  /** Puts every field back to its first value; units are nobody until the caller that opens the frame has set them. */
  reset(frame: FrameOf<D>): void;
  /** Makes what tells every field of a frame as it is declared, but for those that the account sees to: those too where it tells all (`Account.whole`). */
  teller(apart?: ToldApart<D>): (frame: FrameOf<D>, to: Account) => void;
}

const tellBare = (value: Bare, to: Account): void => to.fact(typeof value === 'number' ? value : value ? 1 : 0);

/** Kinds of fields, besides bare numbers and flags. */
export const field = {
  /** A fact, like a bare value, of a narrower type. */
  fact: <T extends Bare>(first: T): Field<T> => new Field<T>(() => first, 'write', tellBare),

  /** A unit, nobody at first. */
  unit: <U extends { readonly slot: number } | null>(): Field<U> =>
    new Field(
      () => null as U,
      'write',
      (unit: U, to) => to.fact(unit === null ? -1 : unit.slot),
    ),

  /** A model, -1 at first and for none. */
  model: (): Field<ModelId> =>
    new Field(
      () => -1,
      'write',
      (model: ModelId, to) => to.model(model),
    ),

  /** Something else that a number identifies: a weapon by its key. */
  reference: <T extends object>(first: T, number: (value: T) => number): Field<T> =>
    new Field(
      () => first,
      'write',
      (value: T, to) => to.fact(number(value)),
    ),

  /** A sum of which, as `why` says, nothing reads more than whether it is above 0. */
  some: (why: string): Field<number> => {
    explained(why);
    return new Field(
      () => 0,
      'write',
      (n: number, to) => to.fact(n > 0 ? 1 : 0),
      null,
      tellBare,
    );
  },

  /** No part of the state, for the reason given: worked out anew before it is read, or implied by other fields. */
  idle: <T extends Bare | object>(first: T, why: string): Field<T extends Bare ? Widened<T> : T> => {
    explained(why);
    return new Field(
      () => first as T extends Bare ? Widened<T> : T,
      'write',
      () => {},
      null,
      (value: unknown, to) => (typeof value === 'number' || typeof value === 'boolean' ? tellBare(value, to) : undefined),
    );
  },

  /** A fact that a reset leaves as the use before has left it, for the reason given. */
  kept: <T extends Bare>(first: T, why: string): Field<Widened<T>> => {
    explained(why);
    return new Field<Widened<T>>(() => first as unknown as Widened<T>, 'leave', tellBare);
  },

  /** An array that is no part of the state, for the reason given; a reset leaves what stands in it. */
  idleRow: <T extends object>(make: (g: Game) => T, why: string): Row<T> => {
    explained(why);
    return new Row(make, 'leave', () => {});
  },

  /** Numbers in their order, the first so many of which are used as the field `used` says. */
  row: <C extends Column>(of: ColumnOf<C>, most: number, used: string): Row<C> =>
    new Row(
      () => new of(most),
      'leave',
      (row: C, to, n) => {
        for (let k = 0; k < n; k++) to.fact(row[k] as number);
      },
      used,
    ),

  /** Models in their order, likewise. */
  models: (most: number, used: string): Row<Int16Array> =>
    new Row(
      () => new Int16Array(most),
      'leave',
      (row: Int16Array, to, n) => {
        for (let k = 0; k < n; k++) to.model(row[k] as number);
      },
      used,
    ),

  /** A number for each unit of the table, 0 at first. */
  byUnit: <C extends Column>(of: ColumnOf<C>): Row<C> => new Row((g) => new of(g.units.length), 'fill', tellAll),

  /** A fixed count of numbers, 0 at first: the coordinates of a point. */
  numbers: <C extends Column>(of: ColumnOf<C>, n: number): Row<C> => new Row(() => new of(n), 'fill', tellAll),
} as const;

function tellAll(row: Column, to: Account): void {
  for (let k = 0; k < row.length; k++) to.fact(row[k] as number);
}

/** They are short: a loop is faster than `fill`. */
function empty(row: Column): void {
  for (let k = 0; k < row.length; k++) row[k] = 0;
}

/** What a reset writes. */
interface First {
  readonly name: string;
  readonly first: unknown;
}

type Written = { [name: string]: unknown };

/** Writes first values. */
function writerOf(written: readonly First[]): (frame: Written) => void {
  return writtenOut<Written>(
    'frame',
    written.map(({ name }, k) => `frame[${JSON.stringify(name)}] = given[${k}];`),
    (frame) => {
      for (const { name, first } of written) frame[name] = first;
    },
    written.map(({ first }) => first),
  );
}

function explained(why: string): void {
  if (why.trim() === '') throw new Error('a field that exact odds do not see in full needs the reason');
}

/**
 * Declares a frame, a record that is made once and used again and again, often as a stack: what stands in it, how it begins, and what of it tells
 * one state of play from another when exact odds are worked out. All three follow from the one list, so that a field cannot be forgotten in one.
 *
 * @param declare Makes the list, by name: a bare number or flag, which is its first value and a fact; or a `field` of another kind.
 */
export function defineFrame<const D extends Fields>(declare: () => D): FrameKind<D> {
  const fields = declare();
  const kinds = Object.entries(fields).map(([name, declared]) => ({ name, kind: kindOf(declared) }));
  for (const { name, kind } of kinds)
    if (kind.used !== null && typeof fields[kind.used] !== 'number')
      throw new Error(`"${name}" is used as far as "${kind.used}" says, which is no number of the frame`);
  const written = kinds.filter(({ kind }) => kind.reset === 'write').map(({ name, kind }): First => ({ name, first: kind.make(NOWHERE) }));
  const write = writerOf(written);
  const filled = kinds.filter(({ kind }) => kind.reset === 'fill').map(({ name }) => name);
  return {
    // The list is made anew and written over: so all frames have one shape, and a fast one, as if each had been written out.
    blank: (g) => {
      const frame: { [name: string]: unknown } = declare();
      for (const { name, kind } of kinds) frame[name] = kind.make(g);
      return frame as FrameOf<D>;
    },
    reset: (frame) => {
      const record = frame as Written;
      write(record);
      for (let k = 0; k < filled.length; k++) empty(record[filled[k] as string] as Column);
    },
    teller: (apart = {}) => {
      for (const why of Object.values(apart)) explained(String(why));
      const told = kinds.filter(({ name }) => apart[name] === undefined);
      return (frame, to) => {
        const record = frame as { readonly [name: string]: unknown };
        const used = ({ used: by }: Field<unknown>): number => (by === null ? 0 : (record[by] as number));
        if (to.whole) for (const { name, kind } of kinds) kind.tellWhole(record[name] as never, to, used(kind));
        else for (const { name, kind } of told) kind.tell(record[name] as never, to, used(kind));
      };
    },
  };
}

/** First values that are written do not depend on the table. */
const NOWHERE = {} as Game;

/** A bare value is a fact. */
const kindOf = (declared: Field<unknown> | Bare): Field<unknown> => (declared instanceof Field ? declared : field.fact(declared));
