/** The longest that a test may take, milliseconds. It only ends tests that hang: on a slow, busy machine minutes are normal. */
export const LIMIT_MS = 3_600_000;

/**
 * How long a page in a browser may take for what a test asks of it, in milliseconds. A page's games share the processor with all other tests, and
 * took more than seven times as long beside them.
 */
export const PAGE_LIMIT_MS = 600_000;
