/**
 * Names that become numbers when a module is loaded. A name hashes to the same 32 bits in every process, so load
 * order and plugins change nothing; the slot is only an index into this process's tables.
 */

/** FNV-1a over UTF-16 code units, finished with a Murmur3 avalanche. */
export function hashName(name: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

/** A table of names that grows only: adding a name twice gives the same slot. Those added by the way can be forgotten together (`forgetting`). */
export class NameTable {
  readonly #slots = new Map<string, number>();
  readonly names: string[] = [];
  readonly hashes: number[] = [];
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  get size(): number {
    return this.names.length;
  }

  /** Registers a name, or finds its slot. */
  add(name: string): number {
    const known = this.#slots.get(name);
    if (known !== undefined) return known;
    if (!/^[A-Za-z0-9][A-Za-z0-9/+._-]*$/.test(name)) throw new TypeError(`${this.#kind} "${name}" is not a name`);
    const hash = hashName(name);
    const twin = this.hashes.indexOf(hash);
    if (twin >= 0) throw new Error(`${this.#kind} "${name}" and "${this.names[twin]}" have the same hash; rename one`);
    const slot = this.names.length;
    this.#slots.set(name, slot);
    this.names.push(name);
    this.hashes.push(hash);
    return slot;
  }

  /** What `work` comes to. Names that it adds are forgotten when it is done: nothing that it returns may hold a slot of theirs. */
  forgetting<T>(work: () => T): T {
    const { size } = this;
    try {
      return work();
    } finally {
      for (const name of this.names.splice(size)) this.#slots.delete(name);
      this.hashes.length = size;
    }
  }

  /** The slot of a registered name, or -1. */
  find(name: string): number {
    return this.#slots.get(name) ?? -1;
  }
}
