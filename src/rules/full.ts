/**
 * Ends play because a table has no place left: a result without what did not fit would be wrong and say nothing of it.
 *
 * @param what The things that are too many, in the plural: `hits of one attack`.
 * @throws RangeError always.
 */
export function full(what: string, most: number): never {
  throw new RangeError(`more than ${most} ${what}: there is no room for them; split the units of the scenario`);
}
