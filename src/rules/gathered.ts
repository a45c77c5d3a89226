/** A record with the members of all parts. */
type All<P extends readonly object[]> = P extends readonly [infer A, ...infer Rest extends readonly object[]] ? A & All<Rest> : unknown;

/**
 * Merges the members of all parts into one record without a prototype; the last of a name wins. Same as spreading them
 * into one literal, which takes several times as long once there are hundreds, because the record is reallocated every few members.
 */
export const gathered = <P extends readonly object[]>(...parts: P): All<P> => Object.assign(Object.create(null), ...parts) as All<P>;
