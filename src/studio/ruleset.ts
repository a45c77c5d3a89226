import { parseSpec, printSpec, SpecError, type Switch } from '../compile/spec.ts';
import type { RuleLine } from './messages.ts';

/** A ruleset as somebody puts it together: an edition, own rules on it, and what is switched or set otherwise than there. */
export interface Ruleset {
  readonly base: string;
  /** As in a specification: `./own/rules/mine.mjs`. */
  readonly packs: readonly string[];
  readonly switches: readonly Switch[];
}

export const readRuleset = (text: string): Ruleset => {
  const { base, preset, packs, switches } = parseSpec(text);
  return { base: preset === null ? base : `${base}:${preset}`, packs, switches };
};

export const writeRuleset = ({ base, packs, switches }: Ruleset): string => printSpec({ ...parseSpec(base), packs, switches });

/** The specification that a ruleset was made from: nothing is switched in it. */
export const sourceOf = (ruleset: Ruleset): string => writeRuleset({ ...ruleset, switches: [] });

/** The ruleset with own rules, or without: then what was switched in own rules goes with them. */
export function withPack(ruleset: Ruleset, pack: string, on: boolean, rules: readonly RuleLine[]): Ruleset {
  if (on) return { ...ruleset, packs: [...ruleset.packs, pack] };
  const gone = rules.filter((it) => it.pack !== null).map(({ id }) => id);
  return {
    ...ruleset,
    packs: ruleset.packs.filter((it) => it !== pack),
    switches: ruleset.switches.filter((it) => !('id' in it && gone.includes(it.id))),
  };
}

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

/** What is switched beside rules of the list and their numbers: procedures, values of datasheets, layers. */
const isOther = ({ kind }: Switch): boolean => kind !== 'on' && kind !== 'off' && kind !== 'set';

const switchText = (ruleset: Ruleset, it: Switch): string => {
  const text = writeRuleset({ ...ruleset, switches: [it] });
  return text.slice(text.indexOf('@', 1) + 1);
};

/** As specifications write it: `hitOn+1`. */
export const othersOf = (ruleset: Ruleset): readonly string[] => ruleset.switches.filter(isOther).map((it) => switchText(ruleset, it));

/** The ruleset with one more switch, or what is wrong with the text. */
export function withOther(ruleset: Ruleset, text: string): Ruleset | string {
  try {
    const { switches } = readRuleset(`${sourceOf(ruleset)}@${text}`);
    return readRuleset(writeRuleset({ ...ruleset, switches: [...ruleset.switches, ...switches] }));
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error.problems.join('; ');
  }
}

export const withoutOther = (ruleset: Ruleset, text: string): Ruleset => ({
  ...ruleset,
  switches: ruleset.switches.filter((it) => !isOther(it) || switchText(ruleset, it) !== text),
});
