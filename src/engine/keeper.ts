type Column = Float64Array | Float32Array | Int32Array | Int16Array | Int8Array | Uint32Array | Uint16Array | Uint8Array;
type Fields = { [name: string]: unknown };

const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isWritable = (owner: object, name: string): boolean => Object.getOwnPropertyDescriptor(owner, name)?.writable === true;

/** What some objects held at one moment: made and read by a `Keeper`. */
export interface Holdings {
  /** By field that the keeper knows. */
  readonly values: unknown[];
  /** By column that the keeper knows. */
  readonly columns: Column[];
}

/**
 * Keeps what objects hold, and gives it back. Nobody lists fields: whatever can be reached from the objects that are added is kept, numbers
 * and columns by value, other objects by identity and by what they hold in turn. What is `fixed` (datasheets, procedures, scripts) is not entered.
 * Private fields cannot be reached: classes hand out what they have there.
 */
export class Keeper {
  readonly #fixed: ReadonlySet<object>;
  readonly #seen = new Set<object>();
  /** Fields that are kept, each with its object. */
  readonly #owners: Fields[] = [];
  readonly #names: string[] = [];
  readonly #columns: Column[] = [];
  /** The columns once more, to be read alike whatever they hold. */
  readonly #words: Int32Array[] = [];
  readonly #bytes: Uint8Array[] = [];

  constructor(fixed: ReadonlySet<object>) {
    this.#fixed = fixed;
  }

  /**
   * Adds an object, and what can be reached from it that is not known yet. Throws a TypeError for what cannot be kept (a Map, a Set).
   * @param path names it in the message
   */
  add(object: object, path: string): void {
    if (this.#seen.has(object) || this.#fixed.has(object)) return;
    this.#seen.add(object);
    if (isColumn(object)) {
      this.#columns.push(object);
      const { buffer, byteOffset, byteLength } = object;
      if (byteLength % 4 === 0) this.#words.push(new Int32Array(buffer, byteOffset, byteLength / 4));
      else this.#bytes.push(new Uint8Array(buffer, byteOffset, byteLength));
      return;
    }
    if (object instanceof Map || object instanceof Set)
      throw new TypeError(`state: ${path} is a ${object.constructor.name}; keep it in typed arrays or fields`);
    for (const [name, value] of Object.entries(object)) {
      if (typeof value === 'function') continue;
      if (isWritable(object, name)) {
        this.#owners.push(object as Fields);
        this.#names.push(name);
      }
      if (isObject(value)) this.add(value, `${path}.${name}`);
    }
  }

  /** Writes what the objects hold now over older holdings, or `{ values: [], columns: [] }`. */
  take(into: Holdings): void {
    for (let i = 0; i < this.#owners.length; i++) into.values[i] = this.#owners[i][this.#names[i]];
    for (let i = 0; i < this.#columns.length; i++) {
      if (i < into.columns.length) into.columns[i].set(this.#columns[i]);
      else into.columns.push(this.#columns[i].slice());
    }
  }

  /**
   * A number for what the objects hold now: the same for the same contents, and hardly ever for others. References other than null do not count, nor
   * do columns of more than `most` bytes.
   */
  digest(most: number): number {
    let h = 0x9e3779b1 | 0;
    for (let i = 0; i < this.#owners.length; i++) {
      const value = this.#owners[i][this.#names[i]];
      if (typeof value === 'number') h = Math.imul(h ^ bitsOf(value), PRIME);
      else if (typeof value !== 'object') h = Math.imul(h ^ (value === true ? 1 : 2), PRIME);
      else if (value === null) h = Math.imul(h ^ 3, PRIME);
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
  holds({ values, columns }: Holdings): boolean {
    for (let i = 0; i < values.length; i++) if (!Object.is(this.#owners[i][this.#names[i]], values[i])) return false;
    for (let i = 0; i < columns.length; i++) if (!sameBits(this.#columns[i], columns[i])) return false;
    return true;
  }

  /** Gives back what was held. Objects that were added since then stay as they are. */
  restore({ values, columns }: Holdings): void {
    for (let i = 0; i < values.length; i++) this.#owners[i][this.#names[i]] = values[i];
    for (let i = 0; i < columns.length; i++) this.#columns[i].set(columns[i]);
  }
}

/** Compared as whole numbers, so that it is quick, and that no number differs from itself. */
function sameBits(one: Column, other: Column): boolean {
  const { byteLength } = one;
  const words = byteLength >> 2;
  const a = new Int32Array(one.buffer, one.byteOffset, words);
  const b = new Int32Array(other.buffer, other.byteOffset, words);
  for (let k = 0; k < words; k++) if (a[k] !== b[k]) return false;
  if (4 * words === byteLength) return true;
  for (let k = 4 * words; k < byteLength; k++) if (byteOf(one, k) !== byteOf(other, k)) return false;
  return true;
}

const byteOf = ({ buffer, byteOffset }: Column, k: number): number => new DataView(buffer, byteOffset).getUint8(k);

const PRIME = 0x01000193;
const real = new Float64Array(1);
const realWords = new Int32Array(real.buffer);

/** The bits of a number, in 32. */
function bitsOf(value: number): number {
  if ((value | 0) === value) return value;
  real[0] = value;
  return realWords[0] ^ Math.imul(realWords[1], PRIME);
}

function digestWords(words: Int32Array, from: number): number {
  let h = from;
  for (let k = 0; k < words.length; k++) h = Math.imul(h ^ words[k], PRIME);
  return h;
}

function digestBytes(bytes: Uint8Array, from: number): number {
  let h = from;
  for (let k = 0; k < bytes.length; k++) h = Math.imul(h ^ bytes[k], PRIME);
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
