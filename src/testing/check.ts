import type { Selected, Selection } from '../compile/select.ts';
import type { Arena } from '../engine/arena.ts';
import type { Recorder } from '../engine/log.ts';
import type { AnyRule, Frame } from '../rules/index.ts';

/** A procedure, called with whatever it is given: the game, and then what its declaration lists. */
export type Procedure = (...args: readonly unknown[]) => unknown;

/** Looks on while engagements are played, and says what must not happen. */
export interface Check extends Partial<Recorder> {
  /** What stands round procedures, outside all rules. It changes no answer. Those that an edition does not have are left out. */
  readonly wrap?: { readonly [seam: string]: (next: Procedure) => Procedure };
  /** An engagement begins, before anything has been set up for it. */
  begin?(arena: Arena): void;
  /** A die is rolled for a purpose. */
  die?(frame: Frame, why: number): void;
  /** A step of the turn program, or the part of one unit in it, is over. */
  step?(): void;
  /** The engagement is over. */
  end?(): void;
}

/** Makes a check for one match. `say` takes what is wrong, in a sentence without the pair and the seat. */
export type MakeCheck = (say: (what: string) => void) => Check;

/** A selection in which checks stand round procedures: as the outermost rules, so that they see what all others have made of an answer. */
export function withChecks(selection: Selection, checks: readonly Check[]): Selection {
  const known = new Set(Object.keys(selection.variant.edition.procedures ?? {}));
  const rules = checks.flatMap(({ wrap = {} }, k): Selected[] => {
    const seen = Object.fromEntries(Object.entries(wrap).filter(([seam]) => known.has(seam)));
    return Object.keys(seen).length === 0 ? [] : [standing(`CHECK-${k + 1}`, seen)];
  });
  return rules.length === 0 ? selection : { ...selection, rules: [...selection.rules, ...rules] };
}

function standing(id: string, wrap: NonNullable<Check['wrap']>): Selected {
  const rule = { id, title: id, source: '', text: '', default: 'on', simulated: 'full', patch: () => ({ wrap }) };
  return { rule: rule as unknown as AnyRule, on: true, dormant: [], replacedBy: null, values: {}, pack: null };
}
