import type { Code, CodeTrace } from '../compile/instruments.ts';
import { type RuleId, thresholdSeams } from '../rules/index.ts';

/** A function that is running. */
interface Running {
  readonly code: Code;
  readonly args: readonly unknown[];
  /** Number of the outermost procedure it runs in: usually what one unit does. */
  readonly root: number;
  /** How many answers had been changed, and how many thresholds computed, when it began. */
  readonly shapes: number;
  readonly thresholds: number;
  /** What the layer below returned, if it was called. */
  inner: { readonly result: unknown } | null;
}

/** An answer that a rule has changed. */
interface Shape {
  readonly id: RuleId;
  /** How many had been changed before it. */
  readonly number: number;
  readonly root: number;
  readonly units: readonly number[];
}

/** The threshold that a procedure last computed for a die. */
interface Threshold {
  readonly on: number;
  /** How many had been computed before it. */
  readonly number: number;
  /** The entry that the procedure belongs to, then the rules that changed an answer on the way to it. */
  readonly rules: readonly RuleId[];
  readonly root: number;
  readonly units: readonly number[];
}

/** Procedures that only weigh what a choice is worth: rules that act there cause no event. */
const WEIGHING = new Set(['shootingWorth', 'fightWorth', 'chargeChance']);
/** Most rules named for one line. */
const MOST_NAMED = 6;
/** Most changed answers remembered between two events: the latest ones. */
const MOST_SHAPES = 400;

/**
 * Follows which code of a ruleset runs, to say which rules caused a line of a replay: the one whose code notes it; those that changed
 * an answer about its units on the way there; and those whose code all this happens in.
 */
export class Attribution implements CodeTrace {
  readonly #stack: Running[] = [];
  readonly #bases = new Map<string, RuleId>();
  /** By seam, the latest last. */
  readonly #thresholds = new Map<string, Threshold>();
  #shapes: Shape[] = [];
  #shaped = 0;
  #worked = 0;
  /** How many answers had been changed when the last row of dice began. */
  #atDice = 0;
  #entered = 0;
  #quiet = 0;

  enter(code: Code, args: readonly unknown[]): void {
    const above = this.#stack.at(-1);
    const root = above === undefined || above.code.kind === 'step' ? ++this.#entered : above.root;
    this.#stack.push({ code, args, root, shapes: this.#shaped, thresholds: this.#worked, inner: null });
    if (code.seam !== null && WEIGHING.has(code.seam)) this.#quiet += 1;
  }

  leave(result: unknown): void {
    const it = this.#stack.pop();
    if (it === undefined) return;
    const { code } = it;
    const above = this.#stack.at(-1);
    if (above !== undefined && standsRound(above.code, code)) above.inner = { result };
    if (code.seam === null) return;
    if (WEIGHING.has(code.seam)) this.#quiet -= 1;
    else if (this.#quiet === 0) this.#answered(it, code.seam, result);
  }

  /** Runs something that only looks ahead: nothing in it is recorded. */
  aside<T>(run: () => T): T {
    this.#quiet += 1;
    try {
      return run();
    } finally {
      this.#quiet -= 1;
    }
  }

  #answered(it: Running, seam: string, result: unknown): void {
    const { code, args, root } = it;
    const [id] = code.ids;
    if (code.layer === 0 && id !== undefined) this.#bases.set(seam, id);
    if (code.kind === 'wrap' && id !== undefined && hasChanged(it, result)) {
      this.#shapes.push({ id, number: this.#shaped++, root, units: slotsIn(args) });
      if (this.#shapes.length > 2 * MOST_SHAPES) this.#shapes = this.#shapes.slice(-MOST_SHAPES);
    }
    if (seam.endsWith('On') && typeof result === 'number') this.#workedOut(it, seam, result);
  }

  #workedOut({ args, root, shapes, thresholds }: Running, seam: string, on: number): void {
    // A procedure that passes on another's answer leaves it the credit.
    const passedOn = [...this.#thresholds].findLast(([other, it]) => other !== seam && it.number >= thresholds && it.on === on);
    const base = this.#bases.get(seam);
    const by = passedOn?.[1].rules ?? (base === undefined ? [] : [base]);
    const changers = this.#shapes.filter((shape) => shape.number >= shapes).reverse();
    this.#thresholds.delete(seam);
    const rules = named([...by, ...changers.map((shape) => shape.id)]);
    this.#thresholds.set(seam, { on, number: this.#worked++, rules, root, units: slotsIn(args) });
  }

  /** Rules that caused an event about these units, the most relevant first. Earlier changes of answers do not count for the next event. */
  ofEvent(units: readonly number[]): readonly RuleId[] {
    const rules = this.#rules(units, 0);
    this.#shapes = [];
    return rules;
  }

  /** The same for a move, which belongs to the next event. */
  ofMove(units: readonly number[]): readonly RuleId[] {
    return this.#rules(units, 0);
  }

  /** For dice: rules of their threshold come first. Dice with which a doctrine draws lots belong to no rule. */
  ofDice(units: readonly number[], purpose: string): readonly RuleId[] {
    if (this.#quiet > 0) return [];
    const threshold = this.#thresholdOf(units, purpose);
    const rules = this.#rules(units, threshold === null ? this.#atDice : this.#shaped);
    this.#atDice = this.#shaped;
    return threshold === null ? rules : named([...threshold.rules, ...rules]);
  }

  /** The threshold of a die rolled for this, 0 if no procedure has computed one. */
  neededFor(units: readonly number[], purpose: string): number {
    return this.#thresholdOf(units, purpose)?.on ?? 0;
  }

  /** `since`: answers changed before it do not count. */
  #rules(units: readonly number[], since: number): RuleId[] {
    const active = this.#stack.filter((it, i) => it.code.ids.length > 0 && !standsRoundNext(it, this.#stack[i + 1])).reverse();
    const changed = this.#shapes.filter((it) => it.number >= since && this.#isPartOfThis(it) && about(it.units, units)).reverse();
    const [own, ...outer] = active;
    return named([
      ...(own === undefined ? [] : [own.code.ids[0] as RuleId]),
      ...changed.map((it) => it.id),
      ...outer.filter(({ code }) => code.kind !== 'base' && code.kind !== 'step').map(({ code }) => code.ids[0] as RuleId),
    ]);
  }

  /** Whether an answer was given in the current deed: by the outermost procedure that runs, or since a step began that does it itself. */
  #isPartOfThis({ root }: { readonly root: number }): boolean {
    const now = this.#stack.at(-1);
    return now !== undefined && (now.code.kind === 'step' ? root >= now.root : root === now.root);
  }

  #thresholdOf(units: readonly number[], purpose: string): Threshold | null {
    for (const seam of thresholdSeams(purpose)) {
      const found = this.#thresholds.get(seam);
      if (found !== undefined && this.#isPartOfThis(found) && about(found.units, units)) return found;
    }
    return null;
  }
}

/**
 * Whether a rule returned something other than it was given. One that answers without calling the layer below counts as changing a number
 * about a unit; for a yes or no nobody can tell what it would have been.
 */
function hasChanged({ args, inner }: Running, result: unknown): boolean {
  if (inner !== null) return !Object.is(inner.result, result);
  return typeof result === 'number' && slotsIn(args).length > 0;
}

const named = (ids: readonly RuleId[]): RuleId[] => [...new Set(ids)].slice(0, MOST_NAMED);

/** Whether a layer of a seam has called the one below it. */
const standsRound = (outer: Code, inner: Code): boolean => inner.seam !== null && outer.seam === inner.seam && inner.layer < outer.layer;
const standsRoundNext = (it: Running, next: Running | undefined): boolean => next !== undefined && standsRound(it.code, next.code);

/** Whether an answer about some units concerns others; an answer about none concerns all. */
const about = (answer: readonly number[], units: readonly number[]): boolean =>
  answer.length === 0 || units.length === 0 || answer.some((it) => units.includes(it));

/** Slots of the units among the arguments, including those in the record of an attack. */
function slotsIn(args: readonly unknown[]): readonly number[] {
  const found: number[] = [];
  for (const arg of args.slice(1)) {
    if (typeof arg !== 'object' || arg === null || ArrayBuffer.isView(arg) || Array.isArray(arg)) continue;
    const own = slotOf(arg);
    if (own >= 0) found.push(own);
    else
      for (const held of Object.values(arg))
        if (typeof held === 'object' && held !== null) found.push(...[slotOf(held)].filter((it) => it >= 0));
  }
  return found;
}

const slotOf = (value: object): number =>
  'slot' in value && 'side' in value && 'id' in value && typeof value.slot === 'number' ? value.slot : -1;
