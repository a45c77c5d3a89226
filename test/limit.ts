/** The longest that a test may take, milliseconds. It only ends what hangs: on a slow, busy machine minutes are nothing unusual. */
export const LIMIT_MS = 3_600_000;
