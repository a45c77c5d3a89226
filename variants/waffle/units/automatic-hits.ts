import { purpose } from 'sandtable/rules';

export const SWEEP_HITS = purpose('sweep-hits');
