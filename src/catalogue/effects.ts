import type { Composed } from '../compile/compose.ts';
import { keywordsOf } from '../compile/compose.ts';
import type { Selected, Selection } from '../compile/select.ts';
import { type AnyEdition, type AnyRule, type Family, type Node, type RuleId, triggers } from '../rules/index.ts';

/** What the code of a rule affects. */
export interface Effects {
  /** Procedures by what the rule does to them. */
  readonly takesOver: readonly string[];
  readonly standsRound: readonly string[];
  readonly addsTo: readonly string[];
  /** Events it reacts to. */
  readonly reactsTo: readonly string[];
  /** Tables it changes. */
  readonly tables: readonly string[];
  readonly order: OrderChange | null;
  /** It is compiled in only if a unit has one of these. */
  readonly keywords: readonly string[];
}

/** Changes to the nodes of the order of play. */
export interface OrderChange {
  readonly adds: readonly string[];
  readonly removes: readonly string[];
  readonly changes: readonly string[];
}

/** What the rules of a ruleset affect, by ID. Includes rules that are off, with their own values, on the tables in force. */
export function effectsOf({ variant, rules }: Selection, { ruleset }: Composed): Map<RuleId, Effects> {
  return new Map(
    rules.map((it, place) => {
      const { rule, values } = it;
      const patch = rule.patch?.(values as never, ruleset.seams as never, ruleset.tables as never);
      const reactsTo = (patch?.reactions ?? []).map(({ on }) => triggers.names[on] as string);
      const ground = rule.tables === undefined && rule.sequence === undefined ? [] : groundOf(it, rules.slice(0, place));
      return [
        rule.id,
        {
          takesOver: Object.keys(patch?.replace ?? {}),
          standsRound: Object.keys(patch?.wrap ?? {}),
          addsTo: [...new Set([...Object.keys(patch?.before ?? {}), ...Object.keys(patch?.after ?? {})])],
          reactsTo: [...new Set(reactsTo)],
          tables: tablesChanged(it, ground, variant.edition),
          order: orderChanged(it, ground, variant.edition),
          keywords: keywordsOf(rule),
        },
      ];
    }),
  );
}

/** The rules that a rule builds on: of those before it the ones it needs, and the active ones compatible with them. */
function groundOf({ rule }: Selected, before: readonly Selected[]): Selected[] {
  const needed = new Set([rule.id]);
  for (const it of [...before, { rule }].toReversed()) if (needed.has(it.rule.id)) for (const id of it.rule.requires ?? []) needed.add(id);
  const conflicts = (a: AnyRule, b: AnyRule): boolean => a.conflicts?.includes(b.id) === true || b.conflicts?.includes(a.id) === true;
  const kept = [...before.filter((it) => needed.has(it.rule.id)).map((it) => it.rule), rule];
  const apart = new Set(
    before.filter((it) => !needed.has(it.rule.id) && kept.some((other) => conflicts(it.rule, other))).map((it) => it.rule.id),
  );
  // What requires a rule that is absent is absent too.
  for (const it of before) if (it.rule.requires?.some((id) => apart.has(id)) === true) apart.add(it.rule.id);
  const isAtWork = (it: Selected): boolean => it.on && it.dormant.length === 0 && it.replacedBy === null;
  return before.filter((it) => needed.has(it.rule.id) || (isAtWork(it) && !apart.has(it.rule.id)));
}

function tablesChanged({ rule, values }: Selected, ground: readonly Selected[], { tables }: AnyEdition): string[] {
  if (rule.tables === undefined) return [];
  const before = ground.reduce((t, it) => it.rule.tables?.(t, it.values as never) ?? t, tables);
  return changedKeys(before, rule.tables(before, values as never));
}

function orderChanged({ rule, values }: Selected, ground: readonly Selected[], { sequence }: AnyEdition): OrderChange | null {
  if (rule.sequence === undefined) return null;
  const before = ground.reduce((turn, it) => it.rule.sequence?.(turn, it.values as never) ?? turn, sequence);
  const [was, is] = [nodesOf(before.root), nodesOf(rule.sequence(before, values as never).root)];
  return {
    adds: [...is.keys()].filter((id) => !was.has(id)),
    removes: [...was.keys()].filter((id) => !is.has(id)),
    changes: [...is].filter(([id, node]) => was.has(id) && was.get(id) !== node && !('body' in node)).map(([id]) => id),
  };
}

function changedKeys(before: unknown, after: unknown): string[] {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [];
  const old = before as { readonly [key: string]: unknown };
  return Object.entries(after)
    .filter(([key, value]) => old[key] !== value)
    .map(([key]) => key);
}

function nodesOf(node: Node<Family>, found = new Map<string, Node<Family>>()): Map<string, Node<Family>> {
  found.set(node.id, node);
  if ('body' in node) for (const child of node.body) nodesOf(child, found);
  return found;
}
