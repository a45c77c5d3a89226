/** `sandtable/testing`: for this project and for authors of rules outside it. */
export { loadSelection } from '../load/selection.ts';
export * from './attack-odds.ts';
export * from './battery.ts';
export * from './drawn-once.ts';
export * from './example.ts';
export { ExampleError } from './example-units.ts';
export * from './invariants.ts';
export * from './odds.ts';
export * from './sampled-quantities.ts';
export * from './stage.ts';
