/** A procedure of an edition, with its type erased. */
export type AnyFunction = (...args: never[]) => unknown;
