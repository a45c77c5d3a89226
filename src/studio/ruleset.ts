import { parseSpec, printSpec, type Switch } from '../compile/spec.ts';
import type { RuleLine } from './messages.ts';

/** A ruleset as somebody puts it together: an edition, and what is switched or set otherwise than there. */
export interface Ruleset {
  readonly base: string;
  readonly switches: readonly Switch[];
}

export const readRuleset = (text: string): Ruleset => {
  const { base, preset, switches } = parseSpec(text);
  return { base: preset === null ? base : `${base}:${preset}`, switches };
};

export const writeRuleset = ({ base, switches }: Ruleset): string => printSpec({ ...parseSpec(base), switches });

/** The ruleset with a rule on or off. What is as in the edition is not written down. */
export function withRule(ruleset: Ruleset, rule: RuleLine, on: boolean): Ruleset {
  const others = ruleset.switches.filter((it) => !((it.kind === 'on' || it.kind === 'off') && it.id === rule.id));
  return { ...ruleset, switches: on === rule.on ? others : [...others, { kind: on ? 'on' : 'off', id: rule.id }] };
}

/** The ruleset with a number of a rule. */
export function withNumber(ruleset: Ruleset, rule: RuleLine, name: string, value: number): Ruleset {
  const others = ruleset.switches.filter((it) => !(it.kind === 'set' && it.id === rule.id && it.param === name));
  const usual = rule.numbers.find((it) => it.name === name)?.value;
  return { ...ruleset, switches: usual === value ? others : [...others, { kind: 'set', id: rule.id, param: name, value: String(value) }] };
}

export function isOn({ switches }: Ruleset, rule: RuleLine): boolean {
  const own = switches.find((it) => (it.kind === 'on' || it.kind === 'off') && it.id === rule.id);
  return own === undefined ? rule.on : own.kind === 'on';
}

export function numberOf({ switches }: Ruleset, rule: RuleLine, name: string): number {
  const own = switches.find((it) => it.kind === 'set' && it.id === rule.id && it.param === name);
  return own?.kind === 'set' ? Number(own.value) : (rule.numbers.find((it) => it.name === name)?.value ?? 0);
}

/** Whether a rule is not as in the edition. */
export const isChanged = ({ switches }: Ruleset, { id }: RuleLine): boolean => switches.some((it) => 'id' in it && it.id === id);
