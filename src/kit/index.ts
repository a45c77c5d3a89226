export * from './tolerance.ts';
export * from './polygon.ts';
export * from './footprint.ts';
export * from './measure.ts';
export * from './bases.ts';
export * from './casualties.ts';
export * from './faces.ts';
export * from './matrix.ts';
