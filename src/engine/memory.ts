import type { ArenaMemory, Game } from '../rules/index.ts';
import { memories, memoryMakers } from '../rules/index.ts';

type Column = Float64Array | Int32Array | Int16Array | Int8Array | Uint32Array | Uint16Array | Uint8Array;
type Fields = { [name: string]: unknown };

const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value);

/** The records of one arena (`arenaMemory`), with the first values from which every engagement begins. */
export class Memory implements ArenaMemory {
  readonly records: (object | undefined)[] = [];
  /** Slots of the records there are, in the order in which somebody first asked for them. */
  readonly opened: number[] = [];
  readonly #images: (Fields | undefined)[] = [];
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  open(slot: number): object {
    const record = memoryMakers[slot](this.#game);
    this.#images[slot] = imageOf(record as Fields, memories.names[slot]);
    this.records[slot] = record;
    this.opened.push(slot);
    return record;
  }

  /** Resets every record to its first values. */
  reset(): void {
    for (let slot = 0; slot < this.records.length; slot++) this.forget(slot);
  }

  /** Resets one record to its first values. */
  forget(slot: number): void {
    const record = this.records[slot] as Fields | undefined;
    const image = this.#images[slot];
    if (record !== undefined && image !== undefined) restore(record, image);
  }

  /**
   * Reports whatever differs from its first value: slot, place of the field in its record, place in its column, and the value; for units,
   * pieces and other references, their index or key. Throws a TypeError for a reference to something that has neither.
   */
  changes(tell: (slot: number, field: number, at: number, value: number) => void): void {
    for (let slot = 0; slot < this.records.length; slot++) {
      const record = this.records[slot] as Fields | undefined;
      const image = this.#images[slot];
      if (record === undefined || image === undefined) continue;
      let field = 0;
      for (const name in image) {
        const now = record[name];
        const first = image[name];
        if (isColumn(now)) {
          const before = first as Column;
          for (let k = 0; k < now.length; k++) if (now[k] !== before[k]) tell(slot, field, k, now[k]);
        } else if (now !== first) tell(slot, field, 0, numberOf(now, `${memories.names[slot]}.${name}`));
        field++;
      }
    }
  }
}

function imageOf(record: Fields, name: string): Fields {
  const image: Fields = {};
  for (const [field, value] of Object.entries(record)) {
    if (isColumn(value)) image[field] = value.slice();
    else if (value === null || typeof value === 'number' || typeof value === 'boolean') image[field] = value;
    else
      throw new TypeError(
        `memory "${name}": "${field}" has to be a number, a flag, a typed array, or null for a reference that comes later`,
      );
  }
  return image;
}

function restore(record: Fields, image: Fields): void {
  for (const name in image) {
    const first = image[name];
    if (isColumn(first)) (record[name] as Column).set(first);
    else record[name] = first;
  }
}

function numberOf(value: unknown, where: string): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null) return -1;
  if (typeof value === 'object' && value !== null) {
    if ('index' in value && typeof value.index === 'number') return value.index;
    if ('key' in value && typeof value.key === 'number') return value.key;
  }
  throw new TypeError(`memory "${where}" refers to something that has neither index nor key: states cannot be distinguished by it`);
}
