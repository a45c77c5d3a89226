import toFastProperties from 'to-fast-properties';
import type { AnySeams, Ruleset } from '../engine/match.ts';
import type { AnyAbility, AnyRule, Family, Node, Patch, Program, Reaction, RuleId } from '../rules/index.ts';
import { triggers } from '../rules/index.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { AnyFunction } from './any-function.ts';
import { Border } from './border.ts';
import { checkPatch, checkTables } from './check-patch.ts';
import { type CodeTrace, Instruments } from './instruments.ts';
import type { RuleWatch } from './rule-watch.ts';
import type { Selected, Selection } from './select.ts';
import { activeRules, entriesOf, isIdle } from './select.ts';
import { SpecError } from './spec.ts';
import { unreached } from './unreached.ts';

type SeamTable = Record<string, AnyFunction>;

/** Which rules touched what while a ruleset was composed. */
export interface Provenance {
  /** Rules by seam, innermost first. */
  readonly seams: { readonly [seam: string]: readonly RuleId[] };
  readonly reactions: { readonly [trigger: string]: readonly RuleId[] };
  /** Rules that changed tables, and the turn program. */
  readonly tables: readonly RuleId[];
  readonly sequence: readonly RuleId[];
  /** Rules left out because no unit of the match carries their keyword. */
  readonly unused: readonly RuleId[];
}

/** A ruleset with a record of how it was composed. */
export interface Composed {
  readonly ruleset: Ruleset;
  readonly provenance: Provenance;
  /** Ledger IDs in the order of `calls`; empty without counting. */
  readonly counters: readonly RuleId[];
  /** How often the code of each has run, if counting was asked for. */
  readonly calls: Float64Array;
}

export interface ComposeOptions {
  /** Keywords that units or weapons of the match carry; null: all rules are compiled in. */
  readonly present: ReadonlySet<string> | null;
  /** Count how often each rule's code runs. It costs one call per seam, so timed runs leave it out. */
  readonly counting: boolean;
  /** Called whenever a procedure returns, the inner before the outer. Shows why two rulesets diverge. */
  readonly watch?: SeamWatch;
  /** Called whenever code of a rule or a procedure begins and ends. Shows which rule does what. */
  readonly trace?: CodeTrace;
  /** Sees which rules act during play. */
  readonly ruleWatch?: RuleWatch;
}

/** `seam` was called with `args` and returned `result`. */
export type SeamWatch = (seam: string, args: readonly unknown[], result: unknown) => void;

/**
 * Composes the active rules into one frozen record of procedures, tables and a turn program (done once per match, before the
 * first die). They are applied in the variant's list order: later rules wrap earlier ones.
 * Throws a SpecError when two rules replace the same seam and neither supersedes the other, and when a number is set that they leave no use for.
 */
export function compose(selection: Selection, options: ComposeOptions): Composed {
  return selection.outside === undefined
    ? composeNow(selection, options)
    : selection.outside.running.composing(() => composeNow(selection, options));
}

function composeNow(selection: Selection, options: ComposeOptions): Composed {
  const edition = selection.variant.edition;
  const inForce = activeRules(selection);
  const composed = withShadows(selection, inForce, options.ruleWatch);
  const active = innermostFirst(composed.filter((r) => isPresent(r.rule, options.present)));
  const unused = inForce.filter((r) => !isPresent(r.rule, options.present));
  const border = selection.outside === undefined ? null : new Border(selection.outside, edition);
  const counter = new Instruments(options.counting, options.trace ?? null, options.ruleWatch ?? null, border);
  const during = <R>({ rule }: Selected, work: () => R): R => (border === null ? work() : border.during([rule.id], work));
  const whose = ({ rule }: Selected): string | null => border?.whose([rule.id], 'wrap') ?? null;

  const tables = tablesOf(edition.tables, active, (selected, work) => {
    const made = during(selected, work);
    const who = selected.rule.tables === undefined ? null : whose(selected);
    if (who !== null) checkTables(who, edition.tables, made);
    return made;
  });
  let program: Program<Family> = edition.sequence;
  const tablesBy = active.flatMap(({ rule }) => (rule.tables === undefined ? [] : [rule.id]));
  const sequenceBy: RuleId[] = [];
  for (const selected of active) {
    const { rule, values } = selected;
    if (rule.sequence !== undefined) {
      const before = program;
      program = during(selected, () => rule.sequence?.(before, values as never) ?? before);
      sequenceBy.push(rule.id);
      counter.ownSteps(rule.id, before.root, program.root);
    }
  }

  const s: SeamTable = {};
  const base = edition.seams(s as never, tables) as unknown as SeamTable;
  const seams: SeamTable = {};
  for (const [name, run] of Object.entries(base)) {
    const carried = edition.carries.seams[name] ?? [];
    seams[name] = counter.count(run, carried, 'base', name);
  }
  const patches = active.map((r) => ({
    selected: r,
    patch: during(r, () => r.rule.patch?.(r.values as never, s as never, tables) as Patch<Family> | undefined),
  }));
  refuseStrangers(selection, seams, patches);
  for (const { selected, patch } of patches) {
    const who = selected.rule.patch === undefined ? null : whose(selected);
    if (who !== null) checkPatch(who, selected.rule, patch, edition.procedures);
  }
  const touched = new Map<string, RuleId[]>();
  const abilities = (edition.abilities ?? [])
    .filter((ability) => isPresent(ability, options.present))
    .map((ability) => ({ ability, patch: ability.patch(s as never, tables) as Patch<Family> }));
  const [tuned, switched] = [patches.filter((it) => it.selected.rule.fixed), patches.filter((it) => !it.selected.rule.fixed)];
  if (tuned.some((it) => !isIdle(it.selected))) refuseUnreached(selection, s);
  for (const { selected, patch } of tuned) if (patch !== undefined) tune(selected, patch, seams, touched, counter);
  replaceSeams(selection, seams, switched, touched, counter);
  for (const { ability, patch } of abilities) giveAbility(ability, patch, seams);
  for (const { selected, patch } of switched) if (patch !== undefined) standRound(selected, patch, seams, touched, counter);
  const reactions = sortReactions(
    abilities.map((it) => it.patch),
    patches,
    counter,
  );

  Object.assign(s, options.watch === undefined ? seams : watched(seams, options.watch));
  // Node keeps so many members in a hash table, and looks each procedure up there at each call, unless it knows that they are permanent.
  Object.freeze(toFastProperties(s));
  return {
    ruleset: Object.freeze({
      edition,
      tables,
      seams: s as unknown as AnySeams,
      program: countSteps(program.root, edition.carries.steps, counter),
      reactions: reactions.list,
      changed: changedBy(touched, abilities),
    }),
    provenance: {
      seams: Object.fromEntries(touched),
      reactions: reactions.by,
      tables: tablesBy,
      sequence: sequenceBy,
      unused: unused.map((r) => r.rule.id),
    },
    counters: counter.ids,
    calls: counter.finish(),
  };
}

/** By procedure: the rules that change it, and `null` for abilities of datasheets. */
function changedBy(
  touched: ReadonlyMap<string, readonly RuleId[]>,
  abilities: readonly { readonly patch: Patch<Family> }[],
): ReadonlyMap<string, readonly (RuleId | null)[]> {
  const changed = new Map<string, readonly (RuleId | null)[]>(touched);
  for (const { patch } of abilities)
    for (const place of PLACES) for (const seam of Object.keys(patch[place] ?? {})) changed.set(seam, [...(changed.get(seam) ?? []), null]);
  return changed;
}

/** A number that no rule leaves any use for is refused, whoever is there. */
function refuseUnreached(selection: Selection, s: SeamTable): void {
  const { edition } = selection.variant;
  const patched = innermostFirst(activeRules(selection)).map((selected) => ({
    selected,
    patch: selected.rule.patch?.(selected.values as never, s as never, edition.tables) as Patch<Family> | undefined,
  }));
  const problems = unreached(
    patched.filter((it) => !isIdle(it.selected)),
    (active) => tablesOf(edition.tables, active),
  );
  if (problems.length > 0) throw new SpecError(selection.spec, problems);
}

/** What rules make of tables, one after the other. */
function tablesOf(tables: unknown, active: readonly Selected[], during: During = (_, work) => work()): unknown {
  return active.reduce(
    (now, it) => during(it, () => (it.rule.tables === undefined ? now : it.rule.tables(now, it.values as never))),
    tables,
  );
}

/** Runs code of a rule while a ruleset is put together. */
type During = <R>(selected: Selected, work: () => R) => R;

/**
 * The rules in force, and the shadows where they would stand if they were in force: within the rule itself, and those that the selection does not
 * know in their own place, entries among entries in the order of the ledger, levers round everything.
 */
function withShadows(selection: Selection, inForce: readonly Selected[], watch: RuleWatch | undefined): readonly Selected[] {
  if (watch === undefined) return inForce;
  const known = selection.rules.flatMap((it) => [...watch.shadowsOf(it.rule.id), ...(inForce.includes(it) ? [it] : [])]);
  const others = watch.shadows.filter((it) => !known.includes(it));
  const fixed = [...others, ...known].filter((it) => it.rule.fixed === true);
  const places = new Map(entriesOf(selection.variant, selection.packs).map((it, place) => [it.id, place]));
  const placeOf = ({ rule }: Selected): number => places.get(rule.id) ?? 0;
  return [
    ...fixed.sort((a, b) => placeOf(a) - placeOf(b)),
    ...known.filter((it) => it.rule.fixed !== true),
    ...others.filter((it) => it.rule.fixed !== true),
  ];
}

/** Entries with another number than the edition's come before all rules. */
const innermostFirst = (active: readonly Selected[]): readonly Selected[] => [
  ...active.filter((it) => it.rule.fixed),
  ...active.filter((it) => !it.rule.fixed),
];

/** Gives the edition's own procedures other numbers; rules may still replace them. */
function tune(selected: Selected, patch: Patch<Family>, seams: SeamTable, touched: Map<string, RuleId[]>, counter: Instruments): void {
  const { rule } = selected;
  for (const [seam, run] of Object.entries((patch.replace ?? {}) as SeamTable)) {
    const edition = mustBeSeam(seams, seam, `entry ${rule.id}`);
    const stood = counter.ruleWatch?.round(selected, seam, edition, () => run) ?? run;
    seams[seam] = counter.count(stood, [rule.id], 'replace', seam);
    note(touched, seam, rule.id);
  }
  standRound(selected, patch, seams, touched, counter);
}

function watched(seams: SeamTable, watch: SeamWatch): SeamTable {
  const entries = Object.entries(seams).map(([name, run]) => {
    const plain = run as (...args: unknown[]) => unknown;
    const told = (...args: unknown[]): unknown => {
      const result = plain(...args);
      watch(name, args, result);
      return result;
    };
    return [name, told as AnyFunction] as const;
  });
  return Object.fromEntries(entries);
}

/** The keywords that a rule or an ability depends on, if any. */
export const keywordsOf = (rule: Pick<AnyRule, 'keyword'>): readonly string[] =>
  rule.keyword === undefined ? [] : typeof rule.keyword === 'string' ? [rule.keyword] : rule.keyword;

/** Whether the match has what a rule or an ability depends on; null: it has everything. */
export function isPresent(rule: Pick<AnyRule, 'keyword'>, present: ReadonlySet<string> | null): boolean {
  const wanted = keywordsOf(rule);
  return present === null || wanted.length === 0 || wanted.some((k) => present.has(k));
}

type Patched = readonly { readonly selected: Selected; readonly patch: Patch<Family> | undefined }[];

function note(touched: Map<string, RuleId[]>, seam: string, id: RuleId): void {
  const list = touched.get(seam);
  if (list === undefined) touched.set(seam, [id]);
  else list.push(id);
}

/** A rule that changes a procedure of a name that there is not has a slip in it. */
function refuseStrangers(selection: Selection, seams: SeamTable, patches: Patched): void {
  const problems = patches.flatMap(({ selected: { rule }, patch }) =>
    PLACES.flatMap((place) => Object.keys(patch?.[place] ?? {}))
      .filter((seam) => seams[seam] === undefined)
      .map((seam) => {
        const near = didYouMean(seam, Object.keys(seams)) || `; sandtable rules ${selection.variant.id} --seam list names them`;
        const at = selection.whereIs?.(seam) ?? null;
        return `${at === null ? '' : `${at}: `}rule ${rule.id} changes the procedure "${seam}", but the edition has none of that name${near}`;
      }),
  );
  if (problems.length > 0) throw new SpecError(selection.spec, problems);
}

const PLACES = ['replace', 'wrap', 'before', 'after'] as const;

function mustBeSeam(seams: SeamTable, seam: string, who: string): AnyFunction {
  const found = seams[seam];
  if (found === undefined) throw new TypeError(`${who} patches "${seam}", but the edition has no such seam`);
  return found;
}

/** Applies an ability of datasheets to the procedures. It has no switch, so nothing is counted. */
function giveAbility(ability: AnyAbility, patch: Patch<Family>, seams: SeamTable): void {
  const who = `ability ${keywordsOf(ability).join(', ')}`;
  const wraps = (patch.wrap ?? {}) as { readonly [seam: string]: (next: AnyFunction) => AnyFunction };
  for (const [seam, wrap] of Object.entries(wraps)) seams[seam] = wrap(mustBeSeam(seams, seam, who));
  for (const [seam, run] of Object.entries((patch.before ?? {}) as SeamTable)) seams[seam] = inOrder(run, mustBeSeam(seams, seam, who));
  for (const [seam, run] of Object.entries((patch.after ?? {}) as SeamTable)) seams[seam] = inOrder(mustBeSeam(seams, seam, who), run);
}

function replaceSeams(
  selection: Selection,
  seams: SeamTable,
  patches: Patched,
  touched: Map<string, RuleId[]>,
  counter: Instruments,
): void {
  const owners = new Map<string, AnyRule>();
  const shadows: [selected: Selected, seam: string, run: AnyFunction][] = [];
  for (const { selected, patch } of patches) {
    for (const [seam, run] of Object.entries((patch?.replace ?? {}) as SeamTable)) {
      const rule = selected.rule;
      mustBeSeam(seams, seam, `rule ${rule.id}`);
      if (counter.ruleWatch?.isShadow(selected) === true) {
        shadows.push([selected, seam, run]);
        continue;
      }
      const owner = owners.get(seam);
      if (owner !== undefined && rule.supersedes?.includes(owner.id) !== true && owner.supersedes?.includes(rule.id) !== true) {
        throw new SpecError(selection.spec, [`${owner.id} and ${rule.id} both replace "${seam}"; switch one of them off`]);
      }
      if (owner?.supersedes?.includes(rule.id) === true) continue;
      owners.set(seam, rule);
      const stood = counter.ruleWatch?.round(selected, seam, seams[seam] as AnyFunction, () => run) ?? run;
      seams[seam] = counter.count(stood, [rule.id], 'replace', seam);
      note(touched, seam, rule.id);
    }
  }
  for (const [selected, seam, run] of shadows)
    seams[seam] = counter.ruleWatch?.round(selected, seam, seams[seam] as AnyFunction, () => run) ?? run;
}

function standRound(
  selected: Selected,
  patch: Patch<Family>,
  seams: SeamTable,
  touched: Map<string, RuleId[]>,
  counter: Instruments,
): void {
  const { rule } = selected;
  const wraps = (patch.wrap ?? {}) as { readonly [seam: string]: (next: AnyFunction) => AnyFunction };
  for (const [seam, wrap] of Object.entries(wraps)) {
    const next = mustBeSeam(seams, seam, `rule ${rule.id}`);
    seams[seam] = counter.count(counter.ruleWatch?.round(selected, seam, next, wrap) ?? wrap(next), [rule.id], 'wrap', seam);
    note(touched, seam, rule.id);
  }
  for (const [seam, run] of Object.entries((patch.before ?? {}) as SeamTable)) {
    const stood = counter.ruleWatch?.beside(selected, run) ?? run;
    seams[seam] = inOrder(counter.count(stood, [rule.id], 'before', seam), mustBeSeam(seams, seam, `rule ${rule.id}`));
    note(touched, seam, rule.id);
  }
  for (const [seam, run] of Object.entries((patch.after ?? {}) as SeamTable)) {
    const stood = counter.ruleWatch?.beside(selected, run) ?? run;
    seams[seam] = inOrder(mustBeSeam(seams, seam, `rule ${rule.id}`), counter.count(stood, [rule.id], 'after', seam));
    note(touched, seam, rule.id);
  }
}

/** Void seams take at most five arguments; they are spelled out so that play allocates no argument list. */
function inOrder(one: AnyFunction, two: AnyFunction): AnyFunction {
  const a = one as (p?: unknown, q?: unknown, r?: unknown, t?: unknown, u?: unknown) => void;
  const b = two as (p?: unknown, q?: unknown, r?: unknown, t?: unknown, u?: unknown) => void;
  return (p?: unknown, q?: unknown, r?: unknown, t?: unknown, u?: unknown): void => {
    a(p, q, r, t, u);
    b(p, q, r, t, u);
  };
}

function sortReactions(abilities: readonly Patch<Family>[], patches: Patched, counter: Instruments) {
  const list: Reaction<Family>[][] = triggers.names.map(() => []);
  for (const patch of abilities) for (const it of patch.reactions ?? []) (list[it.on] as Reaction<Family>[]).push(it);
  const by: Record<string, RuleId[]> = {};
  for (const { selected, patch } of patches) {
    for (const reaction of patch?.reactions ?? []) {
      const act = counter.count(reaction.act as AnyFunction, [selected.rule.id], 'reaction', null) as Reaction<Family>['act'];
      const own = counter.may(reaction.may, selected.rule.id);
      const may = counter.ruleWatch?.may(selected, own) ?? own;
      (list[reaction.on] as Reaction<Family>[]).push({ ...reaction, may, act });
      const trigger = triggers.names[reaction.on] as string;
      by[trigger] = [...(by[trigger] ?? []), selected.rule.id];
    }
  }
  return { list, by };
}

function countSteps(node: Node<Family>, carried: { readonly [id: string]: readonly RuleId[] }, counter: Instruments): Node<Family> {
  const ids = carried[node.id] ?? [];
  if ('body' in node) {
    const body = node.body.map((child) => countSteps(child, carried, counter));
    return { ...node, body: ids.length === 0 ? body : counter.round(node.id, body, ids) };
  }
  const run = counter.count(node.run as AnyFunction, ids.length > 0 ? ids : counter.ownerOf(node), 'step', null);
  return run === node.run ? node : ({ ...node, run } as Node<Family>);
}
