/** What a failed check for casualties means. */
export const LOSSES = { none: 0, pinned: 1, flight: 2 } as const;
export type Losses = (typeof LOSSES)[keyof typeof LOSSES];
