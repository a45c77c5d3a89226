import type { Selection } from '../compile/select.ts';
import type { LedgerEntry, RuleId } from '../rules/index.ts';

/** How a rule relates to others; every relation is listed from both ends. */
export interface Relations {
  /** It is dormant without them. */
  readonly requires: readonly RuleId[];
  readonly requiredBy: readonly RuleId[];
  readonly conflicts: readonly RuleId[];
  readonly supersedes: readonly RuleId[];
  readonly supersededBy: readonly RuleId[];
  /** Entries that it changes or restates according to its ledger, besides those it supersedes. */
  readonly amends: readonly RuleId[];
  readonly amendedBy: readonly RuleId[];
}

/** Relations of all entries, by ID. */
export function relationsOf({ rules }: Selection, entries: readonly LedgerEntry[]): (id: RuleId) => Relations {
  const byId = new Map(rules.map(({ rule }) => [rule.id, rule]));
  const known = new Set(entries.map((it) => it.id));
  const requires = pairs(rules.map(({ rule }) => [rule.id, rule.requires ?? []]));
  const conflicts = pairs(rules.map(({ rule }) => [rule.id, rule.conflicts ?? []]));
  const supersedes = pairs(rules.map(({ rule }) => [rule.id, rule.supersedes ?? []]));
  const amends = pairs(
    entries.map(({ id, changes = '' }) => {
      const taken = byId.get(id)?.supersedes ?? [];
      return [id, namedIds(changes).filter((it) => known.has(it) && it !== id && !taken.includes(it))];
    }),
  );
  return (id) => ({
    requires: requires.from(id),
    requiredBy: requires.to(id),
    conflicts: [...new Set([...conflicts.from(id), ...conflicts.to(id)])],
    supersedes: supersedes.from(id),
    supersededBy: supersedes.to(id),
    amends: amends.from(id),
    amendedBy: amends.to(id),
  });
}

/** IDs that a text names; `CLS-SHOOT-15, -16` names two. */
export function namedIds(text: string): RuleId[] {
  const found: RuleId[] = [];
  let stem = '';
  for (const [whole, full, area, short] of text.matchAll(/\b(([A-Z]{2,}-[A-Z]+)-\d{2,})\b|(?<=[,;(] ?| and | to )-(\d{2})\b/g)) {
    if (full !== undefined) stem = area as string;
    if (full !== undefined || stem !== '') found.push(full ?? `${stem}-${short ?? whole}`);
  }
  return [...new Set(found)];
}

function pairs(list: readonly (readonly [RuleId, readonly RuleId[]])[]) {
  const forth = new Map<RuleId, RuleId[]>();
  const back = new Map<RuleId, RuleId[]>();
  const note = (map: Map<RuleId, RuleId[]>, from: RuleId, to: RuleId): void => void map.set(from, [...(map.get(from) ?? []), to]);
  for (const [from, targets] of list)
    for (const to of new Set(targets)) {
      note(forth, from, to);
      note(back, to, from);
    }
  return { from: (id: RuleId): RuleId[] => forth.get(id) ?? [], to: (id: RuleId): RuleId[] => back.get(id) ?? [] };
}
