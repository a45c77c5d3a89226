export { type CompareOptions, compare } from './compare.ts';
export type { Inference, Method } from './method.ts';
export { type SummariseOptions, summarise } from './summarise.ts';
export type { Comparison, Difference, Exercise, Notes, ResultSummary, Summary, Verdict } from './summary.ts';
export { type Cell, columnar, rowsOf, type Table, type Tables, tablesOf } from './tables.ts';
export { identicalPairs, type VerdictInput, verdictOf } from './verdict.ts';
