import { type Family, rulesFor } from './rules/index.ts';

/**
 * Makes a self-contained rule. Editions bind `rulesFor` to their family instead, which checks seams and tables by type
 * and takes titles and sources from a ledger.
 */
export const { defineRule } = rulesFor<Family, unknown>();
