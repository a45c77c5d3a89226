import { type Family, rulesFor } from './rules/index.ts';

/**
 * Makes a rule that says everything about itself. Editions bind `rulesFor` to their family instead: that checks seams and
 * tables by type, and takes titles and sources from a ledger.
 */
export const { defineRule } = rulesFor<Family, unknown>();
