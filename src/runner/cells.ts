/** A mark for each cell of a campaign, `[scenario][variant]`. A cell is one scenario under one ruleset. */
export type Cells = readonly (readonly boolean[])[];
