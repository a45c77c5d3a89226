import { createHash } from 'node:crypto';
import type { Selection } from '../compile/select.ts';
import type { Battle } from '../scenario/types.ts';

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Of all that a scenario plays with: what it names counts by content, not by path. */
export function battleDigest(battle: Battle): string {
  const { sources: _, ...content } = battle;
  return digestOf(content);
}

/** Of a variant with its switches fixed: two specifications that come to the same rules have the same digest. */
export function rulesetDigest({ variant, packs, rules }: Selection): string {
  return digestOf({
    variant: variant.id,
    family: variant.edition.family,
    packs: packs.map((it) => it.id),
    rules: rules.map(({ rule, on, dormant, values }) => [rule.id, on && dormant.length === 0, values]),
  });
}
