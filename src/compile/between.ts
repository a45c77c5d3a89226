import type { AnyRule, RuleId } from '../rules/index.ts';
import { type SheetValue, sheetField } from '../scenario/sheet-values.ts';
import type { Lever } from './lever.ts';
import {
  defaultsOf,
  editWith,
  isIdle,
  leverRules,
  type ParamValues,
  type Selected,
  type Selection,
  select,
  settle,
  type Thrown,
} from './select.ts';
import { parseSpec, printSpec, type Switch } from './spec.ts';

/** One difference between two rulesets: a rule that only one of them plays, a parameter, or a value of a datasheet. */
export interface Change {
  /** As a specification names it: `CAL-SHOOT-14`, `CAL-SHOOT-04.misjudgedInches`, `line-infantry.T`. */
  readonly name: string;
  /** The rule, or null for a value of a datasheet. */
  readonly rule: RuleId | null;
  readonly title: string;
  /** Its value in each: `on`, `off`, or the value itself. */
  readonly first: string;
  readonly second: string;
}

/** All rulesets between two: each change taken from either of them. */
export interface Between {
  readonly changes: readonly Change[];
  /**
   * Whether both are based on one edition, so that making all changes gives the second ruleset by construction. Otherwise the
   * first, the second and all mixtures are built on the edition of the one with more rules, and play must show whether they behave
   * like the rulesets they represent.
   */
  readonly exact: boolean;
  /** The first ruleset with some changes as in the second; null if the switches contradict each other. */
  mix(changed: ReadonlySet<Change>): Selection | null;
}

interface State {
  readonly on: boolean;
  readonly values: ParamValues;
}

/** What lies between two rulesets; null if their families differ, or if they use one rule ID for two different rules. */
export function between(first: Selection, second: Selection): Between | null {
  if (first.variant.edition.family !== second.variant.edition.family) return null;
  const [rich, poor] = second.rules.length > first.rules.length ? [second, first] : [first, second];
  const rules = new Map<RuleId, Pick<Selected, 'rule' | 'pack'> & { readonly lever?: Lever }>();
  for (const { rule, pack, lever } of [...rich.rules, ...poor.rules]) {
    const known = rules.get(rule.id);
    // The text of a lever is all that it is.
    if (known !== undefined && known.rule !== rule && lever === undefined) return null;
    if (known === undefined) rules.set(rule.id, { rule, pack, ...(lever !== undefined && { lever }) });
  }
  const parts = [...rules.values()].map(({ rule, pack, lever }) => {
    const states = [stateIn(first, rule), stateIn(second, rule)] as const;
    return { rule, pack, ...(lever !== undefined && { lever }), states, changes: changesOf(rule, ...states) };
  });
  const fields = sheetParts(first, second);
  const editor = first.editor ?? second.editor;
  const packs = [...new Set([...rich.packs, ...poor.packs])];
  return {
    changes: [...parts.flatMap((it) => it.changes), ...fields.flatMap((it) => it.change ?? [])],
    exact: first.variant.rules === second.variant.rules,
    mix(changed) {
      const states = parts.map(({ states, changes, ...of }) => ({ ...of, ...mixed(...states, of.rule.id, changes, changed) }));
      // Levers are made anew: those of the two rulesets may have taken the same place.
      const thrown: Thrown[] = [
        ...states.filter((it) => it.lever === undefined && !isIdle(it)),
        ...leverRules(
          states.flatMap(({ on, lever }) => (on && lever !== undefined ? [lever] : [])),
          rich.variant,
        ),
      ];
      const on = new Set(thrown.filter((it) => it.on).map((it) => it.rule.id));
      if (thrown.some((it) => it.on && it.rule.conflicts?.some((id) => on.has(id)) === true)) return null;
      const sheets = fields.flatMap(({ values, change }) => values[change !== null && changed.has(change) ? 1 : 0] ?? []);
      return {
        variant: rich.variant,
        packs,
        spec: specOf(rich, poor, thrown, sheets),
        rules: settle(thrown),
        switches: [],
        sheets,
        edit: editWith(editor, sheets),
      };
    },
  };
}

function stateIn({ rules }: Selection, rule: AnyRule): State {
  const found = rules.find((it) => it.rule.id === rule.id);
  if (found !== undefined) return found;
  return { on: rule.fixed === true, values: defaultsOf(rule) };
}

function changesOf({ id, title }: AnyRule, a: State, b: State): readonly Change[] {
  const word = (on: boolean): string => (on ? 'on' : 'off');
  if (a.on !== b.on) return [{ name: id, rule: id, title, first: word(a.on), second: word(b.on) }];
  if (!a.on) return [];
  return Object.keys(a.values).flatMap((param) =>
    a.values[param] === b.values[param]
      ? []
      : [{ name: `${id}.${param}`, rule: id, title, first: String(a.values[param]), second: String(b.values[param]) }],
  );
}

/** A rule with some of its changes as in `b`. If only one of them plays it, its parameters go with it. */
function mixed(a: State, b: State, id: RuleId, changes: readonly Change[], changed: ReadonlySet<Change>): State {
  const taken = changes.filter((it) => changed.has(it));
  if (taken.some((it) => it.name === id)) return { on: b.on, values: b.values };
  const params = taken.map(({ name }) => name.slice(id.length + 1));
  return { on: a.on, values: { ...a.values, ...Object.fromEntries(params.map((it) => [it, b.values[it] as number | boolean | string])) } };
}

interface SheetPart {
  readonly values: readonly [SheetValue | undefined, SheetValue | undefined];
  readonly change: Change | null;
}

/** Every datasheet field that one of them sets. */
function sheetParts(first: Selection, second: Selection): readonly SheetPart[] {
  const names = [...new Set([...first.sheets, ...second.sheets].map(sheetField))].sort();
  return names.map((name) => {
    const values = [first, second].map(({ sheets }) => sheets.find((it) => sheetField(it) === name)) as [SheetValue?, SheetValue?];
    const [a, b] = values.map((it) => it?.value ?? 'as in its file') as [string, string];
    const change: Change | null = a === b ? null : { name, rule: null, title: 'a value of a datasheet', first: a, second: b };
    return { values: [values[0], values[1]], change };
  });
}

/** A specification of the switches: those of the base and its packs, and whatever differs from them. */
function specOf(rich: Selection, poor: Selection, thrown: readonly Thrown[], sheets: readonly SheetValue[]): string {
  const own = parseSpec(rich.spec);
  const head = { ...own, packs: [...new Set([...own.packs, ...parseSpec(poor.spec).packs])], switches: [] };
  const packs = [...new Set([...rich.packs, ...poor.packs])];
  const before = new Map(select(head, rich.variant, packs).rules.map((it) => [it.rule.id, it]));
  const switches: Switch[] = thrown.flatMap(({ rule, on, values, lever }): Switch[] => {
    const { id } = rule;
    if (lever !== undefined) return on ? [{ kind: 'lever', ...lever }] : [];
    const plain = before.get(id) ?? (rule.fixed ? { on: true, values: defaultsOf(rule) } : undefined);
    if (plain === undefined) return [];
    const list: Switch[] = plain.on === on ? [] : [{ kind: on ? 'on' : 'off', id }];
    if (on)
      for (const [param, value] of Object.entries(values))
        if (plain.values[param] !== value) list.push({ kind: 'set', id, param, value: String(value) });
    return list;
  });
  return printSpec({ ...head, switches: [...switches, ...sheets.map((it) => ({ kind: 'sheet' as const, ...it }))] });
}
