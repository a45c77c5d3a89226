export * from './compose.ts';
export * from './hash.ts';
export * from './match.ts';
export * from './select.ts';
export * from './spec.ts';
