/** A value as a verb, a reader or the trace gives it. */
export type Found = number | string | boolean | readonly (number | string)[];
