/** Positions are kept on a grid of 1/256 inch; "within X" includes exactly X up to half a step of that grid. */
export const EPSILON = 1 / 512;
/** Bases this close are in contact: two positions on the grid can miss exact contact by less than this. */
export const CONTACT = 1 / 64;

/** A coordinate on the grid that `game.moved` rounds to. */
export const snap = (inches: number): number => Math.round(inches * 256) / 256;
