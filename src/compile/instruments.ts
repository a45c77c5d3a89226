import type { Family, Node, Reaction, RuleId } from '../rules/index.ts';
import type { AnyFunction } from './any-function.ts';
import type { Border, CodeKind } from './border.ts';
import type { RuleWatch } from './rule-watch.ts';

/**
 * One function of a ruleset: the base of a seam, a rule's replacement or wrapper, a step of the turn, a reaction.
 * The same object at every call.
 */
export interface Code {
  /** Ledger entries that the code plays, the main one first; for many procedures the ledger has no entry. */
  readonly ids: readonly RuleId[];
  /** Null for steps and reactions. */
  readonly seam: string | null;
  readonly kind: CodeKind;
  /** Its layer in the seam, from the inside: 0 for the base or what replaces it. */
  readonly layer: number;
}

export interface CodeTrace {
  enter(code: Code, args: readonly unknown[]): void;
  /** Leaves the code entered last. */
  leave(result: unknown): void;
  /** A reaction of a rule is asked whether it may be used. */
  asks?(rule: RuleId): void;
}

/** Wraps the functions of a ruleset in a counter, a trace or a border while it is composed; does nothing where none is wanted. */
export class Instruments {
  readonly counting: boolean;
  readonly ids: RuleId[] = [];
  readonly ruleWatch: RuleWatch | null;
  /** Stands round code from outside; null where there is none. */
  readonly border: Border | null;
  readonly #trace: CodeTrace | null;
  readonly #slots = new Map<RuleId, number>();
  /** The number of layers in each seam so far. */
  readonly #layers = new Map<string, number>();
  readonly #owners = new Map<unknown, RuleId>();
  #calls = new Float64Array(0);

  constructor(counting: boolean, trace: CodeTrace | null, ruleWatch: RuleWatch | null = null, border: Border | null = null) {
    this.border = border;
    this.counting = counting;
    this.#trace = trace;
    this.ruleWatch = ruleWatch;
  }

  count(given: AnyFunction, ids: readonly RuleId[], kind: CodeKind, seam: string | null): AnyFunction {
    const run = this.border?.round(given, ids, kind, seam) ?? given;
    const counted = this.counting && ids.length > 0 ? this.#counted(run, ids) : run;
    return this.#trace === null ? counted : traced(counted, this.#code(ids, kind, seam), this.#trace);
  }

  /** Whether a reaction may be used, as far as it is looked at. */
  may(given: Reaction['may'], rule: RuleId): Reaction['may'] {
    const may = this.border?.may(given, rule) ?? given;
    const trace = this.#trace;
    if (trace?.asks === undefined) return may;
    return (...args) => {
      trace.asks?.(rule);
      return may(...args);
    };
  }

  #counted(run: AnyFunction, ids: readonly RuleId[]): AnyFunction {
    const slots = ids.map((id) => {
      let slot = this.#slots.get(id);
      if (slot === undefined) {
        slot = this.ids.push(id) - 1;
        this.#slots.set(id, slot);
      }
      return slot;
    });
    const tally = (): void => {
      for (const slot of slots) this.#calls[slot] = (this.#calls[slot] as number) + 1;
    };
    const plain = run as (...args: unknown[]) => unknown;
    return ((...args: unknown[]) => {
      tally();
      return plain(...args);
    }) as AnyFunction;
  }

  #code(ids: readonly RuleId[], kind: CodeKind, seam: string | null): Code {
    const layer = kind === 'base' || kind === 'replace' || seam === null ? 0 : (this.#layers.get(seam) ?? 0) + 1;
    if (seam !== null) this.#layers.set(seam, layer);
    return { ids, seam, kind, layer };
  }

  /** The body of a node with a step before it and, if it is traced, one after it. */
  round(id: string, body: readonly Node<Family>[], ids: readonly RuleId[]): readonly Node<Family>[] {
    const step = (name: string, run: () => void): Node<Family> => ({ kind: 'step', id: `${id}/${name}`, run: run as never });
    const counted = this.counting ? [step('count', this.#counted(() => undefined, ids) as () => void), ...body] : body;
    const trace = this.#trace;
    if (trace === null) return counted;
    const code = this.#code(ids, 'step', null);
    return [step('enter', () => trace.enter(code, [])), ...counted, step('leave', () => trace.leave(undefined))];
  }

  /** Steps that a rule has added to the order of play are its own. */
  ownSteps(rule: RuleId, before: Node<Family>, after: Node<Family>): void {
    if (this.#trace === null && this.border === null) return;
    const known = new Set(runsOf(before));
    for (const run of runsOf(after)) if (!known.has(run)) this.#owners.set(run, rule);
  }

  /** The rule that has added a step to the order of play, if any. */
  ownerOf(node: Node<Family>): readonly RuleId[] {
    const owner = 'run' in node ? this.#owners.get(node.run) : undefined;
    return owner === undefined ? [] : [owner];
  }

  finish(): Float64Array {
    this.#calls = new Float64Array(this.ids.length);
    return this.#calls;
  }
}

function traced(run: AnyFunction, code: Code, trace: CodeTrace): AnyFunction {
  const plain = run as (...args: unknown[]) => unknown;
  return ((...args: unknown[]) => {
    trace.enter(code, args);
    const result = plain(...args);
    trace.leave(result);
    return result;
  }) as AnyFunction;
}

const runsOf = (node: Node<Family>): unknown[] => ('body' in node ? node.body.flatMap(runsOf) : [node.run]);
