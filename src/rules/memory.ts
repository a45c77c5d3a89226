import type { Family } from './family.ts';
import type { Game } from './game.ts';
import { NameTable } from './names.ts';

/** Names of arena records, by slot of `game.memory.records`, with the functions that make them. */
export const memories = new NameTable('memory');
export const memoryMakers: ((g: Game) => object)[] = [];

/**
 * Declares state that lasts longer than one call: units that divide their fire, the facing that a volley has hit, shares of blows. Each arena has
 * a record of its own, made on first use; the engine resets it to its first values at the start of every engagement, and exact odds use it to
 * distinguish states. So nothing leaks from one engagement into the next, even from one that was aborted.
 *
 * @param name Unique: `<edition>/<what>`, for example `classic/split-fire`.
 * @param make Makes the record with its first values: numbers, flags, typed arrays, and references (units, pieces, attacks), which begin as
 *   null. Typed arrays are reset and compared as a whole: size them for the match (`g.models.x.length`), not for the largest possible one.
 */
export function arenaMemory<F extends Family, T extends object>(name: string, make: (g: Game<F>) => T): (g: Pick<Game<F>, 'memory'>) => T {
  if (memories.find(name) >= 0) throw new Error(`memory "${name}" is declared twice`);
  const slot = memories.add(name);
  memoryMakers[slot] = make as unknown as (g: Game) => object;
  return (g) => (g.memory.records[slot] ?? g.memory.open(slot)) as T;
}
