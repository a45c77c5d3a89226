/**
 * What the number is that a procedure returns, beside its name: so that a switch on the command line (`classic@runDice+1`) knows what may be
 * done to it and what a value that stands for "none" looks like. A procedure that returns a plain `number` (an index, what was rolled or lost,
 * what doctrines expect) has no such switch.
 */

/** Inches on the table: 0 where there is none, Infinity without a limit. */
export type Inches = number;
/** Degrees of a turn, never below 0. */
export type Degrees = number;
/** What is needed on a D6: 2 to 6; 7 is never, 1 without a roll. */
export type Needed = number;
/** How many: a whole number, never below 0. */
export type Count = number;
/** What is added to a roll, a characteristic or a distance; may be below 0. */
export type Bonus = number;
/** A characteristic, an Armour Value, a level: a whole number from 1; 0 is none. */
export type Value = number;
/** An AP that gets better as it gets lower: 1 to 6, 7 for none. */
export type Piercing = number;
