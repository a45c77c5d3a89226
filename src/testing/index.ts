/** `sandtable/testing`: for this project and for authors of rules outside it. */
export { loadSelection } from '../load/selection.ts';
export * from './attackOdds.ts';
export * from './battery.ts';
export * from './example.ts';
export { ExampleError } from './exampleUnits.ts';
export * from './invariants.ts';
export * from './odds.ts';
export * from './sampledQuantities.ts';
export * from './stage.ts';
