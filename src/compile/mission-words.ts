/** `a`, `a and b`, `a, b and c`. */
export const listWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What still counts of a mission of which an edition does not play everything. */
export const countedWords = (counted: readonly string[]): string =>
  counted.length === 0
    ? 'nothing brings victory points'
    : `victory points come from ${listWords(counted)}${counted.length === 1 ? ' alone' : ''}`;
