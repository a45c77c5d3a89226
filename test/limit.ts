/** The longest that a test may take, milliseconds. It only ends tests that hang: on a slow, busy machine minutes are normal. */
export const LIMIT_MS = 3_600_000;

/** How long a page in a browser may take for what a test asks of it, in milliseconds. */
export const PAGE_LIMIT_MS = 120_000;
