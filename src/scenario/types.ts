/**
 * Scenario files after reading: names resolved, shapes and formations expanded, everything checked. Plain objects that
 * survive JSON, since workers receive them as messages. Lengths are inches, angles degrees anticlockwise from +x.
 */
export * from './basics.ts';
export * from './battle-types.ts';
export * from './datasheet-types.ts';
export * from './example-types.ts';
