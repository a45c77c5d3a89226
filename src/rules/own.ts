/** The value of a key that a map itself has: a word from outside may be one that every object inherits, like `constructor`. */
export const own = <T>(map: { readonly [key: string]: T }, key: string): T | undefined => (Object.hasOwn(map, key) ? map[key] : undefined);
