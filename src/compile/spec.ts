import { normalValue, parseSheetField, type SheetValue, sheetValueText } from '../scenario/sheet-values.ts';
import { type Lever, leverText, parseLever } from './lever.ts';

/**
 * Specifications of rulesets as text: `BASE[:preset][+pack]*[@switch,switch...]` (contract, section 4). IDs of rules are in upper
 * case and ids of datasheets in lower case, so that `CAL-MORALE-01.perWound=2` and `line-infantry.T=4` cannot be taken for each other; a
 * procedure (`hitOn:vehicle+1`) has no dot in its name.
 * Parsing checks only the form; whether the names exist is up to `select`.
 */

export type Switch =
  | { readonly kind: 'on' | 'off'; readonly id: string }
  | { readonly kind: 'layer-on' | 'layer-off'; readonly layer: string }
  | { readonly kind: 'set'; readonly id: string; readonly param: string; readonly value: string }
  | ({ readonly kind: 'lever' } & Lever)
  | ({ readonly kind: 'sheet' } & SheetValue);

export interface Spec {
  /** A built-in id, a path that begins with `.` or `/`, or a package name. */
  readonly base: string;
  readonly preset: string | null;
  readonly packs: readonly string[];
  readonly switches: readonly Switch[];
}

/** A specification that cannot be read, or asks for something impossible. `problems` has one line each. */
export class SpecError extends Error {
  override readonly name = 'SpecError';
  readonly spec: string;
  readonly problems: readonly string[];

  constructor(spec: string, problems: readonly string[]) {
    super(`${spec}: ${problems.join('; ')}`);
    this.spec = spec;
    this.problems = problems;
  }
}

const RULE = /^[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]{2,}$/;

/** Reads a specification. Throws a SpecError that lists every error of form. */
export function parseSpec(text: string): Spec {
  const problems: string[] = [];
  // An @ in first place belongs to the scope of a package name.
  const at = text.indexOf('@', 1);
  const head = at < 0 ? text : text.slice(0, at);
  const [first = '', ...packs] = head.split('+');
  // The colon of `C:\mine` or `file:///mine` is part of a path.
  const colon = first.search(/:[^:\\/]*$/);
  const base = colon < 0 ? first : first.slice(0, colon);
  const preset = colon < 0 ? null : first.slice(colon + 1);
  if (base === '') problems.push('names no edition; write for example "classic" or "./mine.js"');
  if (preset === '') problems.push('has a ":" without the name of a preset');
  if (packs.includes('')) problems.push('has a "+" without a rule pack');
  const switches: Switch[] = [];
  if (at >= 0) {
    for (const part of partsOf(text.slice(at + 1))) {
      const made = parseSwitch(part.trim());
      if (typeof made === 'string') problems.push(made);
      else switches.push(made);
    }
  }
  if (problems.length > 0) throw new SpecError(text, problems);
  return { base, preset, packs, switches };
}

/** Splits at commas, but not within brackets. */
const partsOf = (text: string): string[] => text.split(/,(?![^[\]]*\])/);

function parseSwitch(part: string): Switch | string {
  if (/^[a-z]/.test(part)) {
    const lever = parseLever(part);
    return lever === null ? parseSheetSwitch(part) : { kind: 'lever', ...lever };
  }
  // Units of attacks are called A and B; IDs of rules have hyphens.
  if (/^[A-Z][A-Za-z0-9]*\./.test(part)) return parseSheetSwitch(part);
  const layer = /^([+-])layer:(.+)$/.exec(part);
  if (layer !== null) return { kind: layer[1] === '+' ? 'layer-on' : 'layer-off', layer: layer[2] as string };
  const toggle = /^([+-])(.+)$/.exec(part);
  if (toggle !== null) {
    const id = toggle[2] as string;
    return RULE.test(id) ? { kind: toggle[1] === '+' ? 'on' : 'off', id } : `"${part}" is not a switch: "${id}" is not a rule id`;
  }
  const set = /^([^.=]+)\.([A-Za-z][A-Za-z0-9]*)=(.+)$/.exec(part);
  if (set !== null) {
    const [, id = '', param = '', value = ''] = set;
    return RULE.test(id) ? { kind: 'set', id, param, value } : `"${part}" sets nothing: "${id}" is not a rule id`;
  }
  return `"${part}" is not a switch; write +RULE, -RULE, +layer:NAME, RULE.param=value, datasheet.field=value or procedure+1`;
}

function parseSheetSwitch(part: string): Switch | string {
  const is = part.indexOf('=');
  const field = is < 0 ? null : parseSheetField(part.slice(0, is));
  const dotted = is < 0 ? part : part.slice(0, is).replaceAll('/', '.') + part.slice(is);
  if (field === null && dotted !== part && parseSheetField(dotted.slice(0, is)) !== null)
    return `"${part}" sets nothing: the names before a value have dots between them, "${dotted}"`;
  if (field === null)
    return `"${part}" sets nothing; write datasheet.field=value, datasheet.kind.field=value or datasheet.weapon.field=value, or change a procedure: hitOn+1, coverOn=4, moveInches:jump=x1.5, hitOn=..4, mayRun=off`;
  const value = normalValue(part.slice(is + 1));
  return value === null
    ? `"${part}" has no value; write a number, dice like D6, a word, or several with slashes`
    : { kind: 'sheet', ...field, value };
}

const text = (s: Switch): string => {
  switch (s.kind) {
    case 'on':
      return `+${s.id}`;
    case 'off':
      return `-${s.id}`;
    case 'layer-on':
      return `+layer:${s.layer}`;
    case 'layer-off':
      return `-layer:${s.layer}`;
    case 'set':
      return `${s.id}.${s.param}=${s.value}`;
    case 'lever':
      return leverText(s);
    case 'sheet':
      return sheetValueText(s);
  }
};

const RANK = { 'layer-off': 0, 'layer-on': 1, off: 2, on: 3, set: 4, lever: 5, sheet: 6 } as const;

/** The normal form: layers first, then what is off, what is on, what is set, procedures, and values of datasheets, each in alphabetical order. */
export function printSpec(spec: Spec): string {
  const head = [spec.preset === null ? spec.base : `${spec.base}:${spec.preset}`, ...spec.packs].join('+');
  if (spec.switches.length === 0) return head;
  const sorted = [...spec.switches].sort((a, b) => RANK[a.kind] - RANK[b.kind] || (text(a) < text(b) ? -1 : 1));
  return `${head}@${sorted.map(text).join(',')}`;
}

/** A specification in which the parameters of an entry are as by default. */
export const withDefaults = (spec: Spec, id: string): Spec => ({
  ...spec,
  switches: spec.switches.filter((it) => it.kind !== 'set' || it.id !== id),
});

/**
 * A specification with one rule of its ruleset switched the other way: a switch that named it is removed, any other rule gets one. A lever
 * goes by its text, and is there or not.
 *
 * @param on whether it is on now
 */
export function withFlipped(spec: Spec, id: string, on: boolean): Spec {
  const lever = parseLever(id);
  const others = spec.switches.filter((it) =>
    lever !== null ? it.kind !== 'lever' || leverText(it) !== id : !('id' in it && it.id === id && it.kind === (on ? 'on' : 'off')),
  );
  if (lever !== null) return { ...spec, switches: on ? others : [...others, { kind: 'lever', ...lever }] };
  return { ...spec, switches: others.length < spec.switches.length ? others : [...others, { kind: on ? 'off' : 'on', id }] };
}
