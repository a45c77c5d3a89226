/** Scratch space, a record of typed arrays and numbers. */
type Room = { readonly [name: string]: unknown };

let spoiled: ((room: Room) => void) | null = null;

/**
 * Declares scratch space for the length of one call, made once: `const room = scratch({ x: new Float64Array(64) })`, and then, first thing in
 * the function, `const { x } = room()`. Its contents are undefined when it is taken, and it is free again when that function returns: pass it
 * on to the functions that it calls, but return no part of it that the caller does not read immediately. Whatever must last longer belongs to
 * the arena (`arenaMemory`). A function that can be re-entered must not hold its scratch space at that moment.
 */
export function scratch<T extends object>(room: T): () => T {
  return () => {
    if (spoiled !== null) spoiled(room as Room);
    return room;
  };
}

/**
 * For tests: from now on all scratch space is filled with rubbish whenever it is taken, so that reading a value of an earlier call shows.
 * Returns a function that restores the usual behaviour.
 */
export function spoilScratch(): () => void {
  let seed = 0x9e3779b9;
  const next = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return seed >>> 16;
  };
  spoiled = (room) => {
    for (const name in room) {
      const field = room[name];
      if (field instanceof Float64Array) field.fill(next() - 40_000.5);
      else if (ArrayBuffer.isView(field)) (field as Int32Array).fill(next());
      else if (typeof field === 'number') (room as { [name: string]: number })[name] = next() - 32_768;
      else if (typeof field === 'boolean') (room as { [name: string]: boolean })[name] = (next() & 1) === 1;
    }
  };
  return () => {
    spoiled = null;
  };
}
