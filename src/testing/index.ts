/** `sandtable/testing`: for this project and for authors of rules outside it. */
export { loadSelection } from '../load/selection.ts';
export * from '../odds/attack-odds.ts';
export * from '../odds/sampled-quantities.ts';
export { ExampleError } from '../scene/example-units.ts';
export * from '../scene/perform.ts';
export * from '../scene/stage.ts';
export * from './arrived-off.ts';
export * from './battery.ts';
export type { Check, MakeCheck } from './check.ts';
export * from './dice-of-deeds.ts';
export * from './drawn-once.ts';
export * from './example.ts';
export * from './invariants.ts';
export * from './moved-within.ts';
export * from './odds.ts';
export * from './scored-within.ts';
export * from './shots-in-reach.ts';
export * from './statuses-end.ts';
