import { sameWords } from './same-words.ts';

type Column = Float64Array | Float32Array | Int32Array | Int16Array | Int8Array | Uint32Array | Uint16Array | Uint8Array;
type Fields = { [name: string]: unknown };

const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isWritable = (owner: object, name: string): boolean => Object.getOwnPropertyDescriptor(owner, name)?.writable === true;

/** What some objects held at one moment: made and read by a `Keeper`. */
export interface Holdings {
  /** By field that the keeper knows. */
  readonly values: unknown[];
  /** What columns that the keeper knows hold, as it reads them: in words of 32 bits, and the bytes that are left over. */
  readonly words: Int32Array[];
  readonly bytes: Uint8Array[];
}

/** Where nothing is held yet. */
export const noHoldings = (): Holdings => ({ values: [], words: [], bytes: [] });

/**
 * Keeps what objects hold, and gives it back. Nobody lists fields: whatever can be reached from the objects that are added is kept, numbers
 * and columns by value, other objects by identity and by what they hold in turn. What is `fixed` (datasheets, procedures, scripts) is not entered.
 * Private fields cannot be reached: classes hand out what they have there.
 */
export class Keeper {
  readonly #fixed: ReadonlySet<object>;
  readonly #seen: Set<object>;
  /** Lists of objects, and how much of each is known: some grow. */
  readonly #lists: { readonly list: readonly unknown[]; readonly path: string; known: number }[] = [];
  /** Fields that are kept, each with its object. */
  readonly #owners: Fields[] = [];
  readonly #names: string[] = [];
  /** Columns, read alike whatever they hold: so it is quick, and no number differs from itself. */
  readonly #words: Int32Array[] = [];
  readonly #bytes: Uint8Array[] = [];
  /** Where states differed when they were compared last: there they mostly differ again. */
  #otherField = 0;
  #otherWords = 0;

  /** @param seen objects that another keeper knows */
  constructor(fixed: ReadonlySet<object>, seen = new Set<object>()) {
    this.#fixed = fixed;
    this.#seen = seen;
  }

  /** A keeper for what comes into lists later on, and cannot be in what this one has taken. */
  forLater(): Keeper {
    return new Keeper(this.#fixed, this.#seen);
  }

  /** Gives another keeper what has come into lists that this one knows. */
  giveNew(to: Keeper): void {
    for (const it of this.#lists) {
      const { list, path } = it;
      for (; it.known < list.length; it.known++) {
        const value = list[it.known];
        if (isObject(value)) to.add(value, path);
      }
    }
  }

  /**
   * Adds an object, and what can be reached from it that is not known yet. Throws a TypeError for what cannot be kept (a Map, a Set).
   * @param path names it in the message
   */
  add(object: object, path: string): void {
    if (this.#seen.has(object) || this.#fixed.has(object)) return;
    this.#seen.add(object);
    if (isColumn(object)) {
      const { buffer, byteOffset, byteLength } = object;
      const words = byteOffset % 4 === 0 ? byteLength >> 2 : 0;
      if (words > 0) this.#words.push(new Int32Array(buffer, byteOffset, words));
      if (4 * words < byteLength) this.#bytes.push(new Uint8Array(buffer, byteOffset + 4 * words, byteLength - 4 * words));
      return;
    }
    if (object instanceof Map || object instanceof Set)
      throw new TypeError(`state: ${path} is a ${object.constructor.name}; keep it in typed arrays or fields`);
    if (Array.isArray(object)) this.#lists.push({ list: object, path, known: object.length });
    for (const [name, value] of Object.entries(object)) {
      if (typeof value === 'function') continue;
      if (isWritable(object, name)) {
        this.#owners.push(object as Fields);
        this.#names.push(name);
      }
      if (isObject(value)) this.add(value, `${path}.${name}`);
    }
  }

  /** Writes what the objects hold now over older holdings, or over `noHoldings()`. */
  take(into: Holdings): void {
    for (let i = 0; i < this.#owners.length; i++) into.values[i] = this.#owners[i][this.#names[i]];
    copyInto(into.words, this.#words);
    copyInto(into.bytes, this.#bytes);
  }

  /**
   * A number for what the objects hold now: the same for the same contents, and hardly ever for others. Of references only those to units count, and
   * whether there is one; columns of more than `most` bytes do not.
   */
  digest(most: number): number {
    let h = 0x9e3779b1 | 0;
    for (let i = 0; i < this.#owners.length; i++) {
      const value = this.#owners[i][this.#names[i]];
      if (typeof value === 'number') h = mixed(h, bitsOf(value));
      else if (typeof value !== 'object') h = mixed(h, value === true ? 1 : 2);
      else if (value === null) h = mixed(h, 3);
      else if ('slot' in value) h = mixed(h, 4 + (value.slot as number));
    }
    for (let i = 0; i < this.#words.length; i++) {
      const words = this.#words[i];
      if (words.byteLength <= most) h = digestWords(words, h);
    }
    for (let i = 0; i < this.#bytes.length; i++) {
      const bytes = this.#bytes[i];
      if (bytes.byteLength <= most) h = digestBytes(bytes, h);
    }
    return h;
  }

  /** Whether the objects hold what they held. */
  holds({ values, words, bytes }: Holdings): boolean {
    const { length } = values;
    const owners = this.#owners;
    const names = this.#names;
    // Begins where it ended last.
    for (let n = 0, i = this.#otherField; n < length; n++, i++) {
      if (i >= length) i = 0;
      const now = owners[i][names[i]];
      const then = values[i];
      if (now === then && now !== 0) continue;
      if (Object.is(now, then)) continue;
      this.#otherField = i;
      return false;
    }
    for (let n = 0, i = this.#otherWords; n < words.length; n++, i++) {
      if (i >= words.length) i = 0;
      if (sameWords(this.#words[i], words[i])) continue;
      this.#otherWords = i;
      return false;
    }
    for (let i = 0; i < bytes.length; i++) if (!sameBytes(this.#bytes[i], bytes[i])) return false;
    return true;
  }

  /** Gives back what was held. Objects that were added since then stay as they are. */
  restore({ values, words, bytes }: Holdings): void {
    for (let i = 0; i < values.length; i++) this.#owners[i][this.#names[i]] = values[i];
    for (let i = 0; i < words.length; i++) this.#words[i].set(words[i]);
    for (let i = 0; i < bytes.length; i++) this.#bytes[i].set(bytes[i]);
  }
}

function copyInto<T extends Int32Array | Uint8Array>(into: T[], from: readonly T[]): void {
  for (let i = 0; i < from.length; i++) {
    if (i < into.length) into[i].set(from[i]);
    else into.push(from[i].slice() as T);
  }
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return false;
  return true;
}

const PRIME = 0x85ebca6b | 0;
const real = new Float64Array(1);
const realWords = new Int32Array(real.buffer);

/**
 * A word more. A product carries a difference only to higher bits, and that of two signs stays where it is: without the shift, a unit that turns right
 * about (x, y to -x, -y) would be as it was.
 */
const mixed = (h: number, word: number): number => {
  const product = Math.imul(h ^ word, PRIME);
  return product ^ (product >>> 15);
};

/** The bits of a number, in 32. */
function bitsOf(value: number): number {
  if ((value | 0) === value) return value;
  real[0] = value;
  return mixed(realWords[0], realWords[1]);
}

/** In four strands, which the machine works at all together: one would wait for each product. */
function digestWords(words: Int32Array, from: number): number {
  const { length } = words;
  let h = from;
  let k = 0;
  if (length >= 8) {
    let a = from ^ 1;
    let b = from ^ 2;
    let c = from ^ 3;
    for (; k + 3 < length; k += 4) {
      h = mixed(h, words[k]);
      a = mixed(a, words[k + 1]);
      b = mixed(b, words[k + 2]);
      c = mixed(c, words[k + 3]);
    }
    h = mixed(mixed(mixed(h, a), b), c);
  }
  for (; k < length; k++) h = mixed(h, words[k]);
  return h;
}

function digestBytes(bytes: Uint8Array, from: number): number {
  let h = from;
  for (let k = 0; k < bytes.length; k++) h = mixed(h, bytes[k]);
  return h;
}

/** All objects that can be reached from one by fields, entries and members. */
export function reachableFrom(root: object): ReadonlySet<object> {
  const found = new Set<object>();
  const open = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    if (isColumn(next)) continue;
    const inside = next instanceof Map ? [...next].flat() : next instanceof Set ? [...next] : Object.values(next);
    for (const value of inside) if (isObject(value)) open.push(value);
  }
  return found;
}
