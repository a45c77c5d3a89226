import { type Lever, leverHandle } from '../compile/lever.ts';
import { leverProblem } from '../compile/lever-rule.ts';
import type { Selection } from '../compile/select.ts';
import { describeParam, entriesOf, readParam } from '../compile/select.ts';
import { parseSpec, printSpec, type Switch } from '../compile/spec.ts';
import type { AnyRule, Param } from '../rules/index.ts';
import { conversionOf, convertBattle } from '../scenario/convert.ts';
import { currentValues } from '../scenario/current-values.ts';
import { placesOf } from '../scenario/named-in.ts';
import { scenarioName } from '../scenario/scenario-name.ts';
import type { Battle } from '../scenario/types.ts';
import { leverAt, type Range, SweepError, type SweptField, type SweptLever } from './ranges.ts';

/** One ruleset of a sweep. */
export interface SweptRuleset {
  /** The value of each range. */
  readonly values: readonly string[];
  readonly spec: string;
}

export interface Sweep {
  /** All combinations of values; the ruleset's own combination is the ruleset itself. */
  readonly rulesets: readonly SweptRuleset[];
  /** The ruleset's own value for each range; null for a field in which the scenarios' datasheets differ. */
  readonly current: readonly (string | null)[];
}

/** Most rulesets of one sweep. */
const MOST_RULESETS = 400;

/**
 * The rulesets of a sweep over one or two parameters or fields.
 * @throws SweepError for unknown parameters and values of rules, naming the known ones. Values of datasheets are
 * checked when they are compiled, with their place in the file.
 */
export function sweepOf(selection: Selection, ranges: readonly Range[], battles: readonly Battle[]): Sweep {
  const names = ranges.map((it) => it.name);
  const twice = names.find((it, i) => names.indexOf(it) !== i);
  if (twice !== undefined) throw new SweepError(`--param names ${twice} twice`);
  for (const range of ranges) refusePrice(selection, range, battles);
  const lists = ranges.map((range) => valuesOf(selection, range));
  const current = ranges.map((range) => currentOf(selection, range, battles));
  const fresh = ranges.map((range) => freshOf(selection, range, battles));
  let combinations: readonly (readonly string[])[] = [[]];
  for (const values of lists) combinations = combinations.flatMap((before) => values.map((value) => [...before, value]));
  if (combinations.length > MOST_RULESETS)
    throw new SweepError(`--param: found ${combinations.length} combinations of values, expected at most ${MOST_RULESETS}`);
  const rulesets = combinations.map((values) => {
    if (values.every((value, i) => value === current[i])) return { values, spec: selection.spec };
    return {
      values,
      spec: specWith(
        selection,
        ranges.map((range, i) => ({ range, value: values[i] as string, fresh: fresh[i] ?? null })),
      ),
    };
  });
  return { rulesets, current };
}

/** What is left of a sweep where some rulesets could not be played. */
export interface LeftOfSweep {
  readonly sweep: Sweep;
  /** Combinations that were left out though they might have been played, as sentences. */
  readonly alsoMissing: readonly string[];
}

/**
 * A sweep without rulesets that failed: without their values. Of a grid, a whole row or column goes with each of them, of the parameter with more
 * values, since a trend over some of the values of another parameter would be another trend. Null where the ruleset's own values failed, or
 * fewer than two of a parameter are left.
 */
export function sweepWithout(
  { rulesets, current }: Sweep,
  ranges: readonly Range[],
  own: string,
  failed: readonly string[],
): LeftOfSweep | null {
  if (failed.includes(own)) return null;
  const valuesIn = (list: readonly SweptRuleset[], i: number): number => new Set(list.map((it) => it.values[i])).size;
  let left = rulesets;
  const alsoMissing: string[] = [];
  for (const { values, spec } of rulesets) {
    if (!failed.includes(spec) || !left.some((it) => it.spec === spec)) continue;
    const widest = ranges.map((_, i) => i).sort((a, b) => valuesIn(left, b) - valuesIn(left, a))[0] as number;
    const kept = left.filter((it) => it.values[widest] !== values[widest]);
    const gone = left.length - kept.length;
    if (gone > 1)
      alsoMissing.push(`With it go all ${gone} combinations with ${ranges[widest]?.name} = ${values[widest]}: trends need whole rows.`);
    left = kept;
  }
  return left.length < 2 || ranges.some((_, i) => valuesIn(left, i) < Math.min(2, valuesIn(rulesets, i)))
    ? null
    : { sweep: { rulesets: left, current }, alsoMissing };
}

/** The lists of scenarios are fixed: at any price the same models fight. */
function refusePrice({ spec }: Selection, { name, what }: Range, battles: readonly Battle[]): void {
  if (what.kind !== 'sheet' || what.field !== 'points') return;
  const battle = battles.find((it) => placesOf(it, what).length > 0);
  if (battle === undefined) return;
  throw new SweepError(
    `--param ${name}: a price changes no list, so the same models fight at any price; to find what the unit should cost: sandtable price ${scenarioName(battle)} --unit ${what.sheet.replace('.', '/')} -v ${spec}`,
  );
}

/** A ruleset's specification with these values instead of its own. `fresh` is the value that no switch is needed for (`freshOf`). */
export function specWith(
  selection: Selection,
  settings: readonly { readonly range: Range; readonly value: string; readonly fresh: string | null }[],
): string {
  const spec = parseSpec(selection.spec);
  let { switches } = spec;
  for (const { range, value, fresh } of settings) {
    switches = switches.filter((it) => !isAbout(it, range));
    if (value !== fresh) switches = [...switches, switchOf(range, value)];
  }
  return printSpec({ ...spec, switches });
}

/** Whether a switch sets what a range sweeps. */
function isAbout(one: Switch, { what }: Range): boolean {
  if (what.kind === 'param') return one.kind === 'set' && one.id === what.id && one.param === what.param;
  if (what.kind === 'lever') return one.kind === 'lever' && leverHandle(one) === leverHandle(what);
  return one.kind === 'sheet' && one.sheet === what.sheet && one.part === what.part && one.field === what.field;
}

function switchOf({ what }: Range, value: string): Switch {
  if (what.kind === 'lever') return { kind: 'lever', ...(leverAt(what, value) as Lever) };
  return what.kind === 'param' ? { kind: 'set', id: what.id, param: what.param, value } : { ...what, value };
}

/** The ruleset's own value; null where there is none, or the scenarios' datasheets differ in it. */
export function currentOf(selection: Selection, range: Range, battles: readonly Battle[]): string | null {
  const { what } = range;
  if (what.kind === 'lever') {
    const own = selection.rules.find(({ lever }) => lever !== undefined && leverHandle(lever) === leverHandle(what))?.lever;
    return own === undefined ? unchanged(what) : own.flag ? (own.by === 1 ? 'on' : 'off') : String(own.by);
  }
  if (what.kind === 'sheet')
    return selection.sheets.find((it) => isAbout({ kind: 'sheet', ...it }, range))?.value ?? fieldValue(selection, what, battles);
  const fallback = paramOf(selection, what.id, what.param).default;
  return String(selection.rules.find((it) => it.rule.id === what.id)?.values[what.param] ?? fallback);
}

/** What a procedure is changed by where no switch changes it: nothing; what it would be set to differs from call to call. */
const unchanged = ({ how }: SweptLever): string | null => (how === 'shift' ? '0' : null);

/** The value without any switch that sets it; setting it would change nothing. */
export function freshOf(selection: Selection, range: Range, battles: readonly Battle[]): string | null {
  const { what } = range;
  if (what.kind === 'lever') return unchanged(what);
  return what.kind === 'sheet' ? fieldValue(selection, what, battles) : String(paramOf(selection, what.id, what.param).default);
}

/**
 * The values of a range in normal form.
 * @throws SweepError for values that the parameter or procedure cannot have
 */
export function valuesOf(selection: Selection, { name, what, values }: Range): readonly string[] {
  if (what.kind === 'sheet') return values;
  if (what.kind === 'lever') {
    const levers = values.map((it) => leverAt(what, it) as Lever);
    const wrong = levers.flatMap((it) => leverProblem(it, selection.variant) ?? []);
    if (wrong.length > 0) throw new SweepError(`--param ${wrong[0]}`);
    return [...new Set(levers.map((it) => (it.flag ? (it.by === 1 ? 'on' : 'off') : String(it.by))))];
  }
  const param = paramOf(selection, what.id, what.param);
  const bad = values.filter((it) => readParam(param, it) === null);
  if (bad.length > 0) throw new SweepError(`--param ${name}: found ${bad.join(', ')}, expected ${describeParam(param)}`);
  return [...new Set(values.map((it) => String(readParam(param, it))))];
}

/** All that has parameters: rules, and entries without a switch. */
function tunable({ variant, packs, rules }: Selection): readonly AnyRule[] {
  const known = new Map(rules.map(({ rule }) => [rule.id, rule]));
  for (const { tuned } of entriesOf(variant, packs)) if (tuned !== undefined && !known.has(tuned.id)) known.set(tuned.id, tuned);
  return [...known.values()];
}

/** @throws SweepError for a parameter that the ruleset does not have */
export function paramOf(selection: Selection, id: string, param: string): Param {
  const rules = tunable(selection);
  const rule = rules.find((it) => it.id === id);
  const params = rule?.params ?? {};
  const found = params[param];
  if (found !== undefined) return found;
  const known = rules.flatMap((it) => Object.entries(it.params ?? {}).map(([name, p]) => `${it.id}.${name} (${describeParam(p)})`));
  const there = rule === undefined ? known : Object.entries(params).map(([name, p]) => `${id}.${name} (${describeParam(p)})`);
  throw new SweepError(`${selection.spec} has no parameter ${id}.${param}; it has ${there.length === 0 ? 'none' : there.join(', ')}`);
}

/**
 * What the datasheets say; null where they do not agree, or do not have the field. Errors in a field are reported when the first
 * ruleset is compiled, with its place in the file.
 */
function fieldValue(selection: Selection, field: SweptField, battles: readonly Battle[]): string | null {
  const { edition } = selection.variant;
  const conversion = conversionOf(edition);
  const values = new Set<string | null>();
  for (const battle of battles.map((it) => convertBattle(it, conversion))) {
    for (const current of currentValues(battle, field, edition.family)) values.add(current);
  }
  return values.size === 1 ? ([...values][0] ?? null) : null;
}
