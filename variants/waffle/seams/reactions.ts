import type { WaffleSeams } from '../seams.ts';

/** What rules of this theme ask one another. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the rules of the theme.
export interface ReactionHouseSeams {}

/** Answers where no house rule gives another. */
export const reactionsHouseSeams = (_s: WaffleSeams): ReactionHouseSeams => ({});
