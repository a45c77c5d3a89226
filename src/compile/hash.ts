import { createHash } from 'node:crypto';
import type { Battle } from '../scenario/types.ts';
import type { Selection } from './select.ts';
import { activeRules } from './select.ts';

const hex = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Digest of a ruleset: its edition, the rules in force in their order, and their parameters. */
export const rulesetDigest = (selection: Selection): string =>
  hex([selection.variant.id, selection.variant.edition.family, activeRules(selection).map((r) => [r.rule.id, r.values])]);

/** Digest of a scenario with everything it names, wherever the files lie. */
export function battleDigest(battle: Battle): string {
  const { sources, ...rest } = battle;
  return hex([rest, sources.map((s) => s.digest).sort()]);
}
