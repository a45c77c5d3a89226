import type { AnyRule } from '../src/rules/index.ts';

/** A rule switched the other way than an edition has it, as in a specification. */
export const flipped = (rule: AnyRule): string => `${rule.default === 'on' ? '-' : '+'}${rule.id}`;
