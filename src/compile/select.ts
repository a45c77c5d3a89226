import type { AnyRule, LedgerEntry, Param, RuleId, RulePack, Variant } from '../rules/index.ts';
import { own } from '../rules/own.ts';
import { didYouMean, nearest } from '../scenario/nearest.ts';
import { type SheetValue, sheetField, sheetValueText } from '../scenario/sheet-values.ts';
import type { Battle } from '../scenario/types.ts';
import type { Outside } from './border.ts';
import { type Lever, leverHandle, leverText } from './lever.ts';
import { leverProblem, leverRule } from './lever-rule.ts';
import type { Spec, Switch } from './spec.ts';
import { printSpec, SpecError } from './spec.ts';

export type ParamValues = { readonly [name: string]: number | boolean | string };

/** A rule of a variant with its switch and parameters as a specification sets them. */
export interface Selected {
  readonly rule: AnyRule;
  readonly on: boolean;
  /** Why a rule that is on does nothing: rules it needs that are off. */
  readonly dormant: readonly RuleId[];
  /** The active rule that replaces it, or null: while that one is on, this one does nothing. */
  readonly replacedBy: RuleId | null;
  readonly values: ParamValues;
  /** The pack it came from, or null. */
  readonly pack: string | null;
  /** The switch that it is, if it changes a procedure from outside and belongs to no variant. */
  readonly lever?: Lever;
}

/** A variant with its switches fixed. */
export interface Selection {
  readonly variant: Variant;
  readonly packs: readonly RulePack[];
  /** Normal form. */
  readonly spec: string;
  readonly rules: readonly Selected[];
  /** What the specification changed, for manifests. */
  readonly switches: readonly string[];
  /** Values of datasheets that the specification sets, in the order of its normal form. */
  readonly sheets: readonly SheetValue[];
  /** Sets these values in the datasheets of a scenario; see `editSheets`. */
  readonly edit: (battle: Battle, together?: readonly Battle[]) => Battle;
  /** Where a word stands in the code of the variant and its packs, as `file:line`, unless they are built in; null if nowhere. */
  readonly whereIs?: (word: string) => string | null;
  /** What of it is code from outside this package; present only if something is. */
  readonly outside?: Outside;
  /** What `edit` sets values with; present only if the specification sets some. */
  readonly editor?: SheetEditor;
}

/** Sets values of datasheets in a scenario. It checks them as it checks files, so it is loaded only where there are any. */
export type SheetEditor = (battle: Battle, values: readonly SheetValue[], together?: readonly Battle[]) => Battle;

/** Every ledger entry of a variant: those of its edition, its own, and its rules', without duplicates. */
export function entriesOf(variant: Variant, packs: readonly RulePack[] = []): readonly LedgerEntry[] {
  const all = new Map<RuleId, LedgerEntry>();
  for (const entry of [...variant.edition.entries, ...variant.entries]) all.set(entry.id, entry);
  for (const rule of [...variant.rules, ...packs.flatMap((p) => p.rules)]) all.set(rule.id, rule);
  return [...all.values()];
}

/**
 * Fixes the switches of a variant. Throws a SpecError naming everything at fault: unknown ids, presets, layers and
 * parameters, values out of range, switches that change nothing, explicit switches that conflict, packs of another family.
 * Only the variant is considered, not the scenario; values of datasheets are checked once there is a scenario.
 *
 * @param editor needed for specifications that set values of datasheets
 */
export function select(spec: Spec, variant: Variant, packs: readonly RulePack[], editor?: SheetEditor): Selection {
  const name = printSpec(spec);
  const problems: string[] = [];
  const rules = new Map<RuleId, { rule: AnyRule; on: boolean; values: Record<string, number | boolean | string>; pack: string | null }>();
  const add = (rule: AnyRule, pack: string | null): void => {
    if (rules.has(rule.id)) problems.push(`rule ${rule.id} comes from two places`);
    rules.set(rule.id, { rule, on: rule.default === 'on', values: defaultsOf(rule), pack });
  };
  for (const rule of variant.rules) add(rule, null);
  for (const pack of packs) {
    if (pack.family !== variant.edition.family)
      problems.push(`pack "${pack.id}" is for the family "${pack.family}", ${variant.id} is of "${variant.edition.family}"`);
    for (const rule of pack.rules) add(rule, pack.id);
  }
  applyPreset(spec, variant, rules, problems);
  const context: Context = { variant, rules, entries: entriesOf(variant, packs), problems, explicit: new Map(), tuned: new Set() };
  for (const s of spec.switches) if (s.kind !== 'sheet' && s.kind !== 'lever') applySwitch(s, context);
  const levers = leversOf(spec, variant, problems);
  checkConflicts(context);
  checkNamed(context);
  const sheets = spec.switches.filter((it) => it.kind === 'sheet').sort((a, b) => (sheetValueText(a) < sheetValueText(b) ? -1 : 1));
  checkSheets(sheets, variant, problems);
  const selected = settle([...innermostFirst(context), ...levers]);
  for (const { rule, replacedBy } of selected) {
    if (replacedBy === null) continue;
    if (context.explicit.has(rule.id))
      problems.push(`${rule.id} cannot be switched while ${replacedBy} takes its place: switch that one off (-${replacedBy})`);
    else if (context.tuned.has(rule.id))
      problems.push(`${rule.id} does nothing while ${replacedBy} takes its place: switch that one off (-${replacedBy})`);
  }
  if (problems.length > 0) throw new SpecError(name, problems);
  return {
    variant,
    packs,
    spec: name,
    rules: selected,
    switches: name.includes('@') ? name.slice(name.indexOf('@', 1) + 1).split(',') : [],
    sheets,
    edit: editWith(editor, sheets),
    ...(editor === undefined ? {} : { editor }),
  };
}

/** The `edit` of a selection that sets these values. */
export function editWith(editor: SheetEditor | undefined, values: readonly SheetValue[]): Selection['edit'] {
  if (values.length === 0) return (battle) => battle;
  if (editor === undefined) throw new TypeError('values of datasheets need an editor; use loadSelection');
  return (battle, together) => editor(battle, values, together);
}

/** The most levers of one ruleset: their phases are bits of one number. */
const MOST_LEVERS = 31;

/** Levers as rules, in the order of the normal form: they stand outside all rules of the variant and its packs. */
function leversOf(spec: Spec, variant: Variant, problems: string[]): Thrown[] {
  const levers = spec.switches.filter((it) => it.kind === 'lever');
  const handles = levers.map(leverHandle);
  for (const handle of new Set(handles.filter((it, i) => handles.indexOf(it) !== i))) problems.push(`${handle} is changed twice`);
  if (levers.length > MOST_LEVERS) problems.push(`changes ${levers.length} procedures, expected at most ${MOST_LEVERS}`);
  const wrong = levers.flatMap((it) => leverProblem(it, variant) ?? []);
  problems.push(...wrong);
  if (wrong.length > 0) return [];
  return leverRules(
    levers.map(({ kind: _, ...lever }) => lever),
    variant,
  );
}

/** Levers as rules that are on, in the order in which they stand round each other. */
export function leverRules(levers: readonly Lever[], variant: Variant): Thrown[] {
  const sorted = [...levers].sort((a, b) => (leverText(a) < leverText(b) ? -1 : 1));
  return sorted.map((lever, place) => ({ rule: leverRule(lever, variant, place), on: true, values: {}, pack: null, lever }));
}

function checkSheets(sheets: readonly SheetValue[], variant: Variant, problems: string[]): void {
  const { family, format } = variant.edition;
  if (sheets.length > 0 && format === undefined)
    problems.push(
      `${variant.id} is of the family "${family}" and brings no format of it; values of datasheets can be set where one says what they may be`,
    );
  const fields = sheets.map(sheetField);
  for (const field of new Set(fields.filter((it, i) => fields.indexOf(it) !== i))) problems.push(`${field} is set twice`);
}

type Entry = { rule: AnyRule; on: boolean; values: Record<string, number | boolean | string>; pack: string | null };
interface Context {
  readonly variant: Variant;
  readonly rules: Map<RuleId, Entry>;
  readonly entries: readonly LedgerEntry[];
  readonly problems: string[];
  readonly explicit: Map<RuleId, 'on' | 'off'>;
  /** Rules and entries of which a parameter is set. */
  readonly tuned: Set<RuleId>;
}

/** The values of a rule's parameters that no specification sets. */
export const defaultsOf = (rule: AnyRule): Record<string, number | boolean | string> =>
  Object.fromEntries(Object.entries(rule.params ?? {}).map(([name, param]) => [name, param.default]));

/** Whether a rule is an entry without a switch whose parameters are as the edition has them, so that it does nothing. */
export const isIdle = ({ rule, values }: Pick<Selected, 'rule' | 'values'>): boolean =>
  rule.fixed === true && Object.entries(rule.params ?? {}).every(([name, param]) => values[name] === param.default);

function applyPreset(spec: Spec, variant: Variant, rules: Map<RuleId, Entry>, problems: string[]): void {
  if (spec.preset === null) return;
  const preset = own(variant.presets, spec.preset);
  if (preset === undefined) {
    const known = Object.keys(variant.presets);
    problems.push(`${variant.id} has no preset "${spec.preset}"; it has ${known.length === 0 ? 'none' : known.join(', ')}`);
    return;
  }
  for (const id of preset.on ?? []) (rules.get(id) as Entry).on = true;
  for (const id of preset.off ?? []) (rules.get(id) as Entry).on = false;
}

function applySwitch(s: Exclude<Switch, { kind: 'sheet' | 'lever' }>, context: Context): void {
  if ('layer' in s) return applyLayer(s.layer, s.kind === 'layer-on', context);
  const entry = context.rules.get(s.id) ?? (s.kind === 'set' ? tunedEntry(s.id, context) : undefined);
  if (entry === undefined || (entry.rule.fixed && s.kind !== 'set')) {
    context.problems.push(whyNotSwitchable(s.id, context));
    return;
  }
  if (s.kind === 'set') return applyParam(entry, s.param, s.value, context);
  const on = s.kind === 'on';
  const before = context.explicit.get(s.id);
  if (before !== undefined) context.problems.push(`${s.id} is switched twice`);
  else if (entry.on === on) context.problems.push(`${on ? '+' : '-'}${s.id} changes nothing: ${s.id} is already ${on ? 'on' : 'off'}`);
  context.explicit.set(s.id, s.kind);
  entry.on = on;
}

/** An entry without a switch that has parameters: it joins the rules as soon as one is set. */
function tunedEntry(id: RuleId, { rules, entries }: Context): Entry | undefined {
  const rule = entries.find((it) => it.id === id)?.tuned;
  if (rule === undefined) return undefined;
  const entry = { rule, on: true, values: defaultsOf(rule), pack: null };
  rules.set(id, entry);
  return entry;
}

/** Entries whose numbers are set, in ledger order, then the rules: so it does not matter in which order they were set. */
function innermostFirst({ rules, entries }: Context): Entry[] {
  const tuned = entries.flatMap(({ id, tuned }) => {
    const entry = tuned === undefined ? undefined : rules.get(id);
    return entry === undefined || isIdle(entry) ? [] : [entry];
  });
  return [...tuned, ...[...rules.values()].filter((it) => !it.rule.fixed)];
}

function whyNotSwitchable(id: RuleId, { variant, rules, entries }: Context): string {
  const entry = entries.find((e) => e.id === id);
  if (entry === undefined) {
    const near = nearest(id, [...rules.keys(), ...entries.map((e) => e.id)]);
    return `${variant.id} has no rule ${id}${near.length > 0 ? `; nearest: ${near.join(', ')}` : ''}`;
  }
  const owner = [...rules.values()].find((r) => r.rule.supersedes?.includes(id) === true);
  if (owner !== undefined) return `${id} cannot be switched in ${variant.id}: ${owner.rule.id} takes its place`;
  const params = Object.keys(entry.tuned?.params ?? {});
  if (params.length > 0) return `${id} cannot be switched, but its parameters can be set: ${params.join(', ')}`;
  if (entry.simulated === 'none') return `${id} cannot be switched: it is not played`;
  if (entry.simulated === 'data') return `${id} cannot be switched: it is data (${entry.leavesOut ?? 'datasheets and scenarios'})`;
  return `${id} cannot be switched: nothing could replace it`;
}

function applyLayer(layer: string, on: boolean, { variant, rules, problems, explicit }: Context): void {
  const members = [...rules.values()].filter((r) => r.rule.layer === layer);
  if (members.length === 0) {
    const known = [...new Set([...rules.values()].flatMap((r) => (r.rule.layer === undefined ? [] : [r.rule.layer])))];
    problems.push(
      `${variant.id} has no switchable rules of layer "${layer}"; it has ${known.length === 0 ? 'no layers' : known.join(', ')}`,
    );
    return;
  }
  const changed = members.filter((r) => r.on !== on);
  if (changed.length === 0)
    problems.push(`${on ? '+' : '-'}layer:${layer} changes nothing: all its rules are ${on ? 'on' : 'off'} already`);
  for (const r of changed) {
    r.on = on;
    explicit.delete(r.rule.id);
  }
}

function applyParam(entry: Entry, name: string, text: string, { problems, tuned }: Context): void {
  const param = entry.rule.params?.[name];
  const id = entry.rule.id;
  if (param === undefined) {
    const known = Object.keys(entry.rule.params ?? {});
    problems.push(`${id} has no parameter "${name}"; it has ${known.length === 0 ? 'none' : known.join(', ')}`);
    return;
  }
  const value = readParam(param, text);
  if (value === null) problems.push(`${id}.${name}=${text}: expected ${describeParam(param)}`);
  else if (entry.values[name] === value) problems.push(`${id}.${name}=${text} changes nothing: it is already ${text}`);
  else {
    entry.values[name] = value;
    tuned.add(id);
  }
}

/** Reads a parameter's value, null if it is none. */
export function readParam(param: Param, text: string): number | boolean | string | null {
  switch (param.kind) {
    case 'integer': {
      const n = Number(text);
      return /^-?\d+$/.test(text) && n >= param.min && n <= param.max ? n : null;
    }
    case 'flag':
      return text === 'true' || text === 'on' ? true : text === 'false' || text === 'off' ? false : null;
    case 'choice':
      return param.options.includes(text) ? text : null;
  }
}

export function describeParam(param: Param): string {
  switch (param.kind) {
    case 'integer':
      return `a whole number from ${param.min} to ${param.max}${param.unit === undefined ? '' : ` (${param.unit})`}`;
    case 'flag':
      return 'true or false';
    case 'choice':
      return `one of ${param.options.join(', ')}`;
  }
}

/** Other rules that a rule of a pack names have to be there, if they are of a ledger that is; those of other ledgers may belong to another edition. */
function checkNamed({ rules, entries, problems }: Context): void {
  const known = new Set(entries.map((it) => it.id));
  const ledgers = new Set(entries.map(({ id }) => id.split('-')[0]));
  for (const { rule, pack } of rules.values()) {
    if (pack === null) continue;
    for (const field of ['requires', 'conflicts', 'supersedes'] as const) {
      for (const id of rule[field] ?? [])
        if (ledgers.has(id.split('-')[0]) && !known.has(id))
          problems.push(`rule ${rule.id} of the pack "${pack}" names ${id} (${field}), which is not there${didYouMean(id, [...known])}`);
    }
  }
}

/** Two explicit switches that conflict are an error; a default that conflicts with an explicit `on` gives way. */
function checkConflicts({ rules, explicit, problems }: Context): void {
  for (const [id, entry] of rules) {
    if (!entry.on) continue;
    for (const other of entry.rule.conflicts ?? []) {
      const rival = rules.get(other);
      if (rival?.on !== true) continue;
      const mine = explicit.get(id) === 'on';
      const theirs = explicit.get(other) === 'on';
      if (mine && theirs) problems.push(`${id} and ${other} cannot both be on`);
      else if (mine) rival.on = false;
      else entry.on = false;
    }
  }
}

/** A rule with its switch set, before the effect on other rules is known. */
export type Thrown = Pick<Selected, 'rule' | 'on' | 'values' | 'pack' | 'lever'>;

/** Works out from the switches of all rules which are dormant and which are replaced. */
export function settle(thrown: readonly Thrown[]): readonly Selected[] {
  const on = new Map(thrown.map((it) => [it.rule.id, it.on]));
  return settleReplaced(
    settleDormant(
      thrown.map((it) => ({
        ...it,
        replacedBy: null,
        dormant: it.on ? (it.rule.requires ?? []).filter((id) => on.get(id) === false) : [],
      })),
    ),
  );
}

/** Dormancy spreads: a rule that needs a dormant one is dormant too. */
function settleDormant(selected: readonly Selected[]): readonly Selected[] {
  let list = selected;
  for (;;) {
    const asleep = new Set(list.filter((r) => r.on && r.dormant.length > 0).map((r) => r.rule.id));
    const next = list.map((r) => {
      const missing = r.on ? (r.rule.requires ?? []).filter((id) => asleep.has(id) && !r.dormant.includes(id)) : [];
      return missing.length === 0 ? r : { ...r, dormant: [...r.dormant, ...missing] };
    });
    if (next.every((r, i) => r === list[i])) return list;
    list = next;
  }
}

/** Notes which rules are replaced by an active one; a rule that is itself replaced replaces nothing. */
function settleReplaced(selected: readonly Selected[]): readonly Selected[] {
  const owners = new Map<RuleId, Selected[]>();
  for (const r of selected) {
    if (!r.on || r.dormant.length > 0) continue;
    for (const id of r.rule.supersedes ?? []) owners.set(id, [...(owners.get(id) ?? []), r]);
  }
  const ownerOf = (id: RuleId): RuleId | null => owners.get(id)?.find((r) => ownerOf(r.rule.id) === null)?.rule.id ?? null;
  return selected.map((r) => ({ ...r, replacedBy: ownerOf(r.rule.id) }));
}

/** Active rules: those that are on, have all they need, and are not replaced by another. */
export const activeRules = (selection: Selection): readonly Selected[] =>
  selection.rules.filter((r) => r.on && r.dormant.length === 0 && r.replacedBy === null);
