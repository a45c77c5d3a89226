/** A mark for each cell of a campaign, `[scenario][variant]`. A cell is one scenario under one ruleset. */
export type Cells = readonly (readonly boolean[])[];

/** Pairs by `[scenario][variant]`, from the first on. */
export type Pairs = readonly (readonly number[])[];
