/** Most bytes of a roster, packed or not. */
export const MOST_BYTES = 64 * 1024 * 1024;
export const MOST_ENTRIES = 1000;
/** How deep selections may be nested, and elements or brackets, of which each selection takes two or three. */
export const DEEPEST_SELECTION = 100;
export const DEEPEST = 4 * DEEPEST_SELECTION;
export const MOST_SELECTIONS = 100_000;
/** Most elements or brackets in all. */
export const MOST_PARTS = 1_000_000;

export const TOO_LARGE = `has more than ${MOST_BYTES / 1024 / 1024} MiB: no army list has`;
export const TOO_DEEP = `is nested more than ${DEEPEST_SELECTION} levels deep: no army list is`;
export const TOO_MANY = `holds more than ${MOST_SELECTIONS.toLocaleString('en')} selections: no army list does`;
