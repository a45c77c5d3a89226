import type { Family } from './family.ts';
import type { Reaction } from './reaction.ts';
import type { VoidSeam } from './seams.ts';
import type { Program } from './sequence.ts';

/** `<ledger>-<area>-<number>`, for example `CAL-SHOOT-14`. */
export type RuleId = string;
export const RULE_ID = /^[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]{2,}$/;

/** A number or a choice that a rule lets a designer change: `RULE.param=value` in a spec. `text` says what it means. */
export type Param =
  | {
      readonly kind: 'integer';
      readonly default: number;
      readonly min: number;
      readonly max: number;
      readonly text: string;
      /** What it counts or measures, in a word or two: `inches`, `needed on a D6`, `dice`. */
      readonly unit?: string;
    }
  | { readonly kind: 'flag'; readonly default: boolean; readonly text: string }
  | { readonly kind: 'choice'; readonly default: string; readonly options: readonly string[]; readonly text: string };
export type Params = { readonly [name: string]: Param };
export type Values<P extends Params> = {
  readonly [K in keyof P]: P[K] extends { kind: 'integer' } ? number : P[K] extends { kind: 'flag' } ? boolean : string;
};

type IntegerParam = Extract<Param, { kind: 'integer' }>;
type FlagParam = Extract<Param, { kind: 'flag' }>;
type ChoiceParam = Extract<Param, { kind: 'choice' }>;
export const integer = (value: number, min: number, max: number, text: string, unit?: string): IntegerParam => ({
  kind: 'integer',
  default: value,
  min,
  max,
  text,
  ...(unit === undefined ? {} : { unit }),
});
export const flag = (value: boolean, text: string): FlagParam => ({ kind: 'flag', default: value, text });
export const choice = (value: string, options: readonly string[], text: string): ChoiceParam => ({
  kind: 'choice',
  default: value,
  options,
  text,
});

/**
 * How much of an entry is played: all, some (`leavesOut` says what is missing), or none; or it is data in
 * datasheets, terrain and scenarios.
 */
export type Simulated = 'full' | 'partial' | 'data' | 'none';

/** One entry of a ledger: a rule in our words. Entries that can be switched also have a `Rule`. */
export interface LedgerEntry {
  readonly id: RuleId;
  readonly title: string;
  readonly source: string;
  readonly text: string;
  readonly layer?: string;
  readonly simulated: Simulated;
  readonly leavesOut?: string;
  /** What it changes in other entries, in a sentence; empty for a base entry. */
  readonly changes?: string;
  /** Procedures of the edition, and nodes of its turn program, that play an entry that cannot be switched. */
  readonly seams?: readonly string[];
  readonly steps?: readonly string[];
  /** What its parameters change, if it has no switch but parameters: see `defineEntry`. */
  readonly tuned?: AnyRule;
}

/** What a rule does to the procedures. Made once, when the ruleset is compiled. */
export interface Patch<F extends Family> {
  /** Replaces a seam. Two active rules may not replace the same seam unless one supersedes the other. */
  readonly replace?: Partial<F['seams']>;
  /** Wraps a seam; `next` is the seam without this wrapper. */
  readonly wrap?: { readonly [K in keyof F['seams']]?: (next: F['seams'][K]) => F['seams'][K] };
  readonly before?: { readonly [K in VoidSeam<F['seams']>]?: F['seams'][K] };
  readonly after?: { readonly [K in VoidSeam<F['seams']>]?: F['seams'][K] };
  readonly reactions?: readonly Reaction<F>[];
}

export interface Rule<F extends Family = Family, T = unknown, P extends Params = Params> {
  readonly id: RuleId;
  readonly title: string;
  readonly source: string;
  readonly text: string;
  readonly layer?: string;
  readonly simulated: Simulated;
  readonly leavesOut?: string;
  readonly changes?: string;
  readonly default: 'on' | 'off';
  readonly params?: P;
  /** Whether it is an entry without a switch (`defineEntry`): in a ruleset only while a parameter of it is set, and inside all rules. */
  readonly fixed?: boolean;
  /** Compiled in only if a unit of the match carries one of these keywords: otherwise it costs nothing. */
  readonly keyword?: string | readonly string[];
  /** If one is missing, the rule is dormant, and listed as such. */
  readonly requires?: readonly RuleId[];
  readonly conflicts?: readonly RuleId[];
  /** Base entries and rules that it replaces: rules among them do nothing while this one is in force. */
  readonly supersedes?: readonly RuleId[];
  /** Rules of the same variant that it wraps, where the order of areas and numbers would put it inside them (`inOrder`). */
  readonly outside?: readonly RuleId[];
  /**
   * Of a rule that its edition does not know: what it does depends on units, their models left, statuses, weapons and dice, and on nothing of how the attack
   * under way has gone so far, nor on which of several like models it is, or where one stands. Exact odds leave that out then; without it they tell
   * everything apart wherever the rule's code runs, and large attacks are refused.
   */
  readonly memoryless?: boolean;
  readonly tables?: (t: T, p: Values<P>) => T;
  readonly sequence?: (turn: Program<F>, p: Values<P>) => Program<F>;
  readonly patch?: (p: Values<P>, s: F['seams'], t: T) => Patch<F>;
}

/** A rule with its type arguments erased, as variants and the compiler keep it. */
export type AnyRule = Rule<Family, unknown, Params>;

/** An entry without a switch whose numbers can be set. */
export type EntryHeader<F extends Family, T, P extends Params> = Omit<LedgerEntry, 'tuned'> &
  Required<Pick<Rule<F, T, P>, 'params'>> &
  Pick<Rule<F, T, P>, 'tables' | 'sequence' | 'patch'>;

type Told = 'title' | 'source' | 'text' | 'layer' | 'simulated' | 'leavesOut' | 'changes';
/** What a rule file contains; what the ledger already says about the id may be left out. */
export type RuleHeader<F extends Family, T, P extends Params> = Omit<Rule<F, T, P>, Told> & Partial<Pick<Rule<F, T, P>, Told>>;

/**
 * Binds a family and its tables once, so that a rule file infers everything else; rules take their title, source and text
 * from the ledger. Throws a TypeError for an id that is no ledger ID, or a rule without title.
 */
export function rulesFor<F extends Family, T>(entries: readonly LedgerEntry[] = []) {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    defineRule<const P extends Params = Record<never, never>>(header: RuleHeader<F, T, P>): AnyRule {
      if (!RULE_ID.test(header.id)) throw new TypeError(`"${header.id}" is not a rule id; write it like CAL-SHOOT-14`);
      const rule = { simulated: 'full' as const, text: '', ...known.get(header.id), ...header };
      if (rule.title === undefined || rule.source === undefined) throw new TypeError(`rule ${header.id} needs a title and a source`);
      return Object.freeze(rule) as unknown as AnyRule;
    },
    /**
     * A ledger entry that cannot be switched, with parameters: `tables`, `sequence` and `patch` say what they change. These act only
     * in rulesets that set a parameter to another value than its default, and inside all rules, as if the edition had the value itself.
     */
    defineEntry<const P extends Params>({ params, tables, sequence, patch, ...entry }: EntryHeader<F, T, P>): LedgerEntry {
      const { seams: _, steps: __, ...told } = entry;
      const does = { ...(tables && { tables }), ...(sequence && { sequence }), ...(patch && { patch }) };
      const rule = { ...told, default: 'on' as const, fixed: true, params, ...does };
      return Object.freeze({ ...entry, tuned: Object.freeze(rule) as unknown as AnyRule });
    },
  };
}
