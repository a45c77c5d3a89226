/**
 * Allowances for rounding, named by their purpose. All distances in the kit and the editions that are "the same", "in contact"
 * or "far enough" within a tolerance take it from here.
 */

/** The grid of positions, to which `game.moved` rounds them. */
export const GRID_INCHES = 1 / 256;
/** "Within X" includes exactly X up to half a step of the grid; half ranges and heights likewise. */
export const EPSILON = GRID_INCHES / 2;
/** Bases this close are in contact: two positions on the grid can miss exact contact by less than this. */
export const CONTACT = 1 / 64;
/** Just short of touching, so that rounding to the grid makes contact and never overlap. */
export const SHY_INCHES = CONTACT / 2;
/** Extra distance kept from models that may not be approached, so that rounding never brings one too close. */
export const SPARE_INCHES = 1 / 64;
/** Moves shorter than this are none. */
export const LEAST_WAY_INCHES = 1 / 64;
/** Moves are sums of rounded legs: they are within an allowance, or equal to another, up to this. */
export const WAY_SLACK_INCHES = 1 / 64;
/** Distances that differ by no more than this are equal: measured on the grid, they differ by more or not at all. */
export const SAME_INCHES = 1 / 1024;
/** Added to a rough limit beyond which nothing is computed; the exact one is applied later. */
export const LIMIT_SLACK_INCHES = 0.01;
/** Cosine of the angle by which a hull may be off before it has turned: facings are rounded with positions. */
export const STRAIGHT_COS = 0.9998;
/** Cosine up to which a turn counts as no more than a quarter. */
export const SQUARE_COS = -1e-6;
/** Facings whose sum is shorter than this are opposite: there is no unique middle. */
export const OPPOSITE = 1 / 64;

/** A way of exactly as many inches as are allowed is computed longer or shorter, by where on the board it is. Times this it is never longer. */
export const JUST_UNDER = 1 - 1e-12;

/** Share of a step of the grid by which sums that are whole steps, were it not for floating point, may be off. */
const DUST = 1e-6;

/**
 * A coordinate on the grid that `game.moved` rounds to. What lies half way between two steps goes to the farther one as a side sees it
 * (`outlookOf`).
 */
export const snap = (inches: number, outlook: 1 | -1 = 1): number =>
  Math.round((inches / GRID_INCHES) * outlook + DUST) * outlook * GRID_INCHES;
/** A step cut down to whole steps of the grid, so that it is never longer than asked. */
export const cut = (inches: number): number => Math.trunc(inches / GRID_INCHES + (inches < 0 ? -DUST : DUST)) * GRID_INCHES;
/** The least step on the grid that is no shorter, and the greatest that is no longer, in the direction of the axis. */
export const gridUp = (inches: number): number => Math.ceil(inches / GRID_INCHES - DUST) * GRID_INCHES;
export const gridDown = (inches: number): number => Math.floor(inches / GRID_INCHES + DUST) * GRID_INCHES;
