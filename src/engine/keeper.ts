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

  /** Gives back what was held. Objects that were added since then stay as they are. */
  restore({ values, columns }: Holdings): void {
    for (let i = 0; i < values.length; i++) this.#owners[i][this.#names[i]] = values[i];
    for (let i = 0; i < columns.length; i++) this.#columns[i].set(columns[i]);
  }
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
