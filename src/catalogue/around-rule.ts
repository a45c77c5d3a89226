import type { Selection } from '../compile/select.ts';
import { parseSpec, printSpec, type Switch } from '../compile/spec.ts';
import type { RuleId } from '../rules/index.ts';

/** Specifications of two rulesets that differ by one rule. */
export interface AroundRule {
  readonly without: string;
  readonly with: string;
}

/**
 * A ruleset without one of its rules and with it. What the rule needs is on in both, and what takes its place is off, so that nothing but the
 * rule itself differs.
 *
 * @param selection one without switches
 * @throws TypeError for a rule that it does not have
 */
export function aroundRule({ rules, spec }: Selection, id: RuleId): AroundRule {
  const ruled = new Map(rules.map((it) => [it.rule.id, it]));
  const selected = ruled.get(id);
  if (selected === undefined) throw new TypeError(`${spec} has no rule ${id}`);
  const owners = rules.filter((it) => it.on && it.rule.supersedes?.includes(id) === true).map((it) => it.rule.id);
  const needs = new Set<RuleId>();
  for (const next = [...(selected.rule.requires ?? [])]; next.length > 0; ) {
    const needed = ruled.get(next.pop() as RuleId);
    if (needed === undefined || needed.on || needs.has(needed.rule.id)) continue;
    needs.add(needed.rule.id);
    next.push(...(needed.rule.requires ?? []));
  }
  const both = [...owners.map((it) => switched(it, 'off')), ...[...needs].map((it) => switched(it, 'on'))];
  const parsed = parseSpec(spec);
  const asIs = printSpec({ ...parsed, switches: both });
  const other = printSpec({ ...parsed, switches: [...both, switched(id, selected.on ? 'off' : 'on')] });
  return selected.on ? { without: other, with: asIs } : { without: asIs, with: other };
}

const switched = (id: RuleId, kind: 'on' | 'off'): Switch => ({ kind, id });
