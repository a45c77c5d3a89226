import type { Classic, ClassicSeams } from '../classic/family.ts';

/** What house rules ask one another, beside the procedures of the base. Without house rules they answer as if there were none. */
// biome-ignore lint/suspicious/noEmptyInterface: filled as house rules need to ask one another
export interface HouseSeams {}

/** The procedures of the base and of the house. */
export interface CalixtusSeams extends ClassicSeams<Classic>, HouseSeams {}

/** Answers where no house rule gives another. */
export const houseSeams: HouseSeams = {};
