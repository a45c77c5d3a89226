import type { WaffleSeams } from '../seams.ts';

/** What rules of this theme ask one another. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the rules of the theme.
export interface TurnHouseSeams {}

/** Answers where no house rule gives another. */
export const turnHouseSeams = (_s: WaffleSeams): TurnHouseSeams => ({});
