/** The longest that a test may take, milliseconds. It only ends what hangs: on a slow, busy machine minutes are nothing unusual. */
export const LIMIT_MS = 3_600_000;

/** How long a page in a browser may take to do what it was asked to, in milliseconds, before a test gives up. */
export const PAGE_LIMIT_MS = 120_000;
