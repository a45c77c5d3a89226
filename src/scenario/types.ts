/**
 * Scenario files after reading: names resolved, shapes and formations spelled out, everything checked. Plain objects that
 * survive JSON, since workers get them by message. Lengths are inches, angles degrees anticlockwise from +x.
 */
export * from './basics.ts';
export * from './battleTypes.ts';
export * from './datasheetTypes.ts';
export * from './exampleTypes.ts';
