import { status } from 'sandtable/rules';

/** Went to meet a charge this phase. */
export const COUNTERED = status('counter-attacked', 'phase');
