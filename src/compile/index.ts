export * from './compose.ts';
export * from './hash.ts';
export * from './match.ts';
export * from './mission-words.ts';
export * from './select.ts';
export * from './spec.ts';
