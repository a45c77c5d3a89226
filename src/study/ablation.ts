import type { Selection } from '../compile/select.ts';
import { parseSpec, printSpec, withDefaults, withFlipped } from '../compile/spec.ts';

/** One ruleset of an ablation: the full one with rules switched the other way. */
export interface Ablated {
  readonly ids: readonly string[];
  readonly spec: string;
}

/** Which rules a pattern matches: ledger IDs with `*` for anything, separated by commas. */
export function matcher(pattern: string): (id: string) => boolean {
  const parts = pattern
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== '');
  const wanted = parts.map(
    (it) =>
      new RegExp(
        `^${it
          .split('*')
          .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}$`,
        'i',
      ),
  );
  return (id) => wanted.some((it) => it.test(id));
}

/** Active rules of a ruleset, in the order of its list. */
export const atWork = ({ rules }: Selection): string[] =>
  rules.filter(({ on, dormant, replacedBy }) => on && dormant.length === 0 && replacedBy === null).map(({ rule }) => rule.id);

/** Rules that are off, by ID or by `layer:<name>`. */
export function offRules({ rules }: Selection, wanted: string): string[] {
  const layers = wanted.split(',').flatMap((it) => (it.trim().startsWith('layer:') ? [it.trim().slice('layer:'.length)] : []));
  const byName = matcher(wanted);
  return rules
    .filter(({ rule, on }) => !on && (byName(rule.id) || (rule.layer !== undefined && layers.includes(rule.layer))))
    .map(({ rule }) => rule.id);
}

/** The ruleset with some of its rules switched the other way. */
export function flipped(selection: Selection, ids: readonly string[]): Ablated {
  let spec = parseSpec(selection.spec);
  for (const id of ids) {
    const found = selection.rules.find((it) => it.rule.id === id);
    spec = found?.rule.fixed ? withDefaults(spec, id) : withFlipped(spec, id, found?.on === true);
  }
  return { ids, spec: printSpec(spec) };
}

/** Every two of some rules. */
export const pairsOf = (ids: readonly string[]): (readonly [string, string])[] =>
  ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b] as const));
