import { type Between, between, type Change } from '../compile/between.ts';
import { type CompiledMatch, compileMatch } from '../compile/match.ts';
import { activeRules, type Selection } from '../compile/select.ts';
import { SpecError } from '../compile/spec.ts';
import type { RootKey } from '../engine/dice/root-key.ts';
import type { RuleId } from '../rules/index.ts';
import { InputError } from '../scenario/input-error.ts';
import type { Battle } from '../scenario/types.ts';
import { type CallDifference, callDifference, windowOf } from './calls.ts';
import { partingLine, sameLine, type Telling } from './divergence.ts';
import { minimalPart } from './minimal.ts';
import { transcribe } from './transcript.ts';

/** Which of the switches that differ make two rulesets diverge where they do. */
export interface Cause {
  /**
   * `switched`: found by replaying with these switches thrown. `ran`: the rulesets belong to different editions, so that
   * no rule can be switched from one to the other; these are rules whose code ran at that point under only one of them.
   */
  readonly how: 'switched' | 'ran';
  /** The smallest set found: with it as in the first ruleset, the second does not diverge there. */
  readonly changes: readonly Change[];
  /** The first ruleset with only these as in the second diverges there in the same way. */
  readonly enough: boolean;
  /** Those that suffice alone. If there are several, all must be removed to prevent it. */
  readonly alone: readonly Change[];
  /** Nothing can be left out of the set; false if the replays ran out before this was known. */
  readonly minimal: boolean;
  /** Specification of the first ruleset with only these changes, if one can be written. */
  readonly spec: string | null;
  /** Engagements replayed to find out. */
  readonly replays: number;
  /** Rules whose code ran at that point under only the first and only the second ruleset. */
  readonly ran: readonly [readonly RuleId[], readonly RuleId[]];
  /** The first procedure that returned another answer, or was called under only one, and the rules involved in it. */
  readonly procedure: (CallDifference & { readonly rules: readonly RuleId[] }) | null;
}

/** Most engagements to replay to narrow a set down. */
const MOST_ASKED = 80;

/** One engagement under two rulesets. */
export interface Engagement {
  readonly battle: Battle;
  readonly root: RootKey;
  readonly pair: number;
  readonly redSeat: 0 | 1;
}

/** Two transcripts, and the line at which they diverge. */
interface Parting {
  readonly at: number;
  readonly first: Telling;
  readonly second: Telling;
}

/** Finds what makes two rulesets diverge; keeps the matches it compiles for the next engagement. */
export class CauseFinder {
  readonly #selections: readonly [Selection, Selection];
  readonly #between: Between | null;
  readonly #matches = new Map<string, CompiledMatch | null>();
  #unused: readonly ReadonlySet<RuleId>[] | null = null;
  /** Sets that were the cause of earlier divergences: tried first. */
  readonly #before: (readonly Change[])[] = [];

  constructor(first: Selection, second: Selection) {
    this.#selections = [first, second];
    this.#between = between(first, second);
  }

  /** Every switch that differs; null where the rulesets are too different for their rules to be matched. */
  get changes(): readonly Change[] | null {
    return this.#between?.changes ?? null;
  }

  /** `at` is the line at which the transcripts of the two rulesets diverge. */
  find(engagement: Engagement, first: Telling, second: Telling): Cause {
    const at = partingLine(first, second);
    const { ran, procedure } = this.#lookClosely(engagement, at, first, second);
    const shared = { ran, procedure };
    const found =
      this.#between === null ? null : this.#bySwitching(this.#between, engagement, { at, first, second }, ran.flat(), procedure);
    return found === null
      ? { how: 'ran', changes: [], enough: false, alone: [], minimal: false, spec: null, replays: 0, ...shared }
      : { how: 'switched', ...found, ...shared };
  }

  #bySwitching(
    space: Between,
    engagement: Engagement,
    { at, first, second }: Parting,
    ran: readonly RuleId[],
    procedure: Cause['procedure'],
  ): Omit<Cause, 'how' | 'ran' | 'procedure'> | null {
    let replays = 0;
    const play = (changed: ReadonlySet<Change>): Telling | null => {
      const match = this.#match(space, engagement.battle, changed);
      if (match === null) return null;
      replays += 1;
      return transcribe(match.match, engagement.root, engagement.pair, engagement.redSeat, { most: at + 1 });
    };
    const all = space.changes;
    // The next line is compared as far as it was recorded: dice may have been added to it.
    const parts = (told: Telling | null): boolean => told !== null && agree(told, first, at) && sameLine(told, second, at);
    const stays = (told: Telling | null): boolean => told !== null && agree(told, first, at + 1);
    if (!space.exact && !(stays(play(new Set())) && parts(play(new Set(all))))) return null;

    const sorted = [...all].sort((x, y) => suspicion(y, ran, procedure) - suspicion(x, ran, procedure));
    const lively = sorted.filter((it) => !this.#isInert(it, engagement.battle));
    // Leaving out the inert switches is a guess that one replay confirms.
    const order = lively.length < sorted.length && parts(play(new Set(lively))) ? lively : sorted;
    const brings = (part: readonly Change[]): boolean => part.length === all.length || parts(play(new Set(part)));
    const removes = (part: readonly Change[]): boolean =>
      part.length === all.length || stays(play(new Set(all.filter((it) => !part.includes(it)))));
    const known = [...this.#before, ...order.slice(0, SINGLES).map((it) => [it])].find(brings);
    const enough = minimalPart(known ?? order, brings, MOST_ASKED);
    const settled = removes(enough.part);
    // If several sets suffice alone, all must be removed to prevent it.
    const needed = settled
      ? enough
      : minimalPart([...enough.part, ...sorted.filter((it) => !enough.part.includes(it))], removes, MOST_ASKED);
    const changes = sorted.filter((it) => needed.part.includes(it));
    if (!this.#before.some((it) => sameSet(it, enough.part))) this.#before.push(enough.part);
    return {
      changes,
      enough: settled || brings(changes),
      alone: changes.length === 1 || !settled ? changes.filter((it) => brings([it])) : [],
      minimal: needed.minimal,
      spec: space.exact ? (space.mix(new Set(changes))?.spec ?? null) : null,
      replays,
    };
  }

  /** Whether, in both rulesets, a rule needs a keyword that no unit has. */
  #isInert({ rule }: Change, battle: Battle): boolean {
    if (rule === null) return false;
    this.#unused ??= this.#selections.map((it) => new Set(compileMatch(it, battle).composed.provenance.unused));
    return this.#selections.every((it, i) => {
      const active = activeRules(it).some((selected) => selected.rule.id === rule);
      return !active || this.#unused?.[i]?.has(rule) === true;
    });
  }

  /** Compiled once for each set of changes; null for switches that contradict each other. */
  #match(space: Between, battle: Battle, changed: ReadonlySet<Change>): CompiledMatch | null {
    const key = space.changes.map((it) => (changed.has(it) ? '1' : '0')).join('');
    const known = this.#matches.get(key);
    if (known !== undefined) return known;
    const made = compiled(space.mix(changed), battle);
    this.#matches.set(key, made);
    return made;
  }

  /** Replays both, watching every call between their last common line and the divergence. */
  #lookClosely(engagement: Engagement, at: number, first: Telling, second: Telling): Pick<Cause, 'ran' | 'procedure'> {
    const looks = ([first, second] as const).map((told, i) => {
      const window = windowOf(at, told.lines);
      const selection = this.#selections[i] as Selection;
      const { match, composed } = compileMatch(selection, engagement.battle, { counting: true, watch: window.watch });
      const calls = { before: new Float64Array(0), after: new Float64Array(0) };
      const onLine: typeof window.onLine = (lines, arena) => {
        window.onLine(lines, arena);
        if (lines.length <= at) calls.before = composed.calls.slice();
        if (lines.length <= at + 1) calls.after = composed.calls.slice();
      };
      const { lines } = transcribe(match, engagement.root, engagement.pair, engagement.redSeat, { most: at + 2, onLine });
      if (lines.length <= at) calls.after = composed.calls.slice();
      const ran = composed.counters.filter((_, slot) => (calls.after[slot] ?? 0) > (calls.before[slot] ?? 0));
      const carried: { readonly [seam: string]: readonly RuleId[] | undefined } = selection.variant.edition.carries.seams;
      const handsIn = (seam: string | null): readonly RuleId[] =>
        seam === null ? [] : [...(composed.provenance.seams[seam] ?? []), ...(carried[seam] ?? [])];
      return { window, ran, handsIn };
    });
    const [a, b] = looks as [(typeof looks)[0], (typeof looks)[0]];
    const found = callDifference(a.window.calls, b.window.calls);
    const seams = found === null ? [null, null] : found.kind === 'value' ? [found.seam, found.seam] : [found.first, found.second];
    const rules = [...new Set([...a.handsIn(seams[0] as string | null), ...b.handsIn(seams[1] as string | null)])];
    return {
      ran: [a.ran.filter((id) => !b.ran.includes(id)), b.ran.filter((id) => !a.ran.includes(id))],
      procedure: found === null ? null : { ...found, rules },
    };
  }
}

/** How many switches to try on their own, the likeliest first, before halving sets. */
const SINGLES = 12;

/** Rules involved in the procedure that differs come first, then those whose code ran there under only one ruleset. */
const suspicion = ({ rule }: Change, ran: readonly RuleId[], procedure: Cause['procedure']): number =>
  rule === null ? 1 : (procedure?.rules.includes(rule) === true ? 2 : 0) + (ran.includes(rule) ? 1 : 0);

const sameSet = (a: readonly Change[], b: readonly Change[]): boolean => a.length === b.length && a.every((it) => b.includes(it));

/** Whether the first `lines` lines are the same. */
function agree(a: Telling, b: Telling, lines: number): boolean {
  for (let at = 0; at < lines; at++) if (!sameLine(a, b, at)) return false;
  return true;
}

function compiled(selection: Selection | null, battle: Battle): CompiledMatch | null {
  if (selection === null) return null;
  try {
    return compileMatch(selection, battle);
  } catch (error) {
    // Two rules that replace one procedure, or values that contradict each other: an unplayable mixture.
    if (error instanceof SpecError || error instanceof InputError) return null;
    throw error;
  }
}
