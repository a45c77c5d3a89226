import { rulesetDigest } from '../compile/hash.ts';
import { activeRules, type Selection, select } from '../compile/select.ts';
import { parseSpec, SpecError } from '../compile/spec.ts';
import { flipped } from './ablation.ts';

/**
 * The rulesets of a study that switches some rules of one ruleset, each once: two with the same rules in force and the same
 * parameters are the same ruleset. The full ruleset is the first.
 */
export class Rulesets {
  readonly #full: Selection;
  readonly #players: readonly string[];
  readonly #on: readonly boolean[];
  readonly #byMask = new Map<string, number>();
  readonly #byDigest = new Map<string, number>();
  readonly #selections: Selection[] = [];

  /** @param players rules to switch, by ID */
  constructor(full: Selection, players: readonly string[]) {
    this.#full = full;
    this.#players = players;
    this.#on = players.map((id) => isOn(full, id));
    this.index(this.#on);
  }

  /** Specifications, in the order of the indices. */
  get specs(): string[] {
    return this.#selections.map((it) => it.spec);
  }

  /** Whether each of the players is on in the full ruleset. */
  get on(): readonly boolean[] {
    return this.#on;
  }

  /** The ruleset at an index. */
  at(index: number): Selection {
    return this.#selections[index] as Selection;
  }

  /**
   * Index of the ruleset in which just these players are on; `has` by player.
   * @throws SpecError when a player cannot be switched at all
   */
  index(has: readonly boolean[]): number {
    const mask = has.map((it) => (it ? '1' : '0')).join('');
    const known = this.#byMask.get(mask);
    if (known !== undefined) return known;
    const selection = switched(
      this.#full,
      this.#players.filter((_, i) => has[i] !== this.#on[i]),
    );
    const digest = rulesetDigest(selection);
    let index = this.#byDigest.get(digest);
    if (index === undefined) {
      index = this.#selections.push(selection) - 1;
      this.#byDigest.set(digest, index);
    }
    this.#byMask.set(mask, index);
    return index;
  }

  /** Index of the full ruleset with these players switched the other way. */
  flip(...players: readonly number[]): number {
    return this.index(this.#on.map((on, i) => on !== players.includes(i)));
  }
}

/** A rule and what follows from switching it. */
export interface SwitchedRule {
  readonly id: string;
  readonly title: string;
  /** In the full ruleset. */
  readonly on: boolean;
  /** The ruleset with just this rule switched. */
  readonly spec: string;
  /** Other rules that stop with this switch, since they need what it removes or give way to what it adds. */
  readonly alsoOff: readonly string[];
  /** Other rules that start with it. */
  readonly alsoOn: readonly string[];
  /** Rules that are off and that this one needs: it does nothing, on or off. */
  readonly needs: readonly string[];
  /** Titles of the other rules named here; absent in results of older versions. */
  readonly others?: { readonly [id: string]: string };
}

/** What follows from each switch: a rule that needs another is dormant without it, a rule that was replaced comes back. */
export function switchedRules(full: Selection, rulesets: Rulesets, players: readonly string[]): SwitchedRule[] {
  const before = inForce(full);
  return players.map((id, i) => {
    const selection = switched(full, [id]);
    const after = inForce(rulesets.at(rulesets.flip(i)));
    const rule = selection.rules.find((it) => it.rule.id === id);
    const alsoOff = [...before].filter((it) => it !== id && !after.has(it));
    const alsoOn = [...after].filter((it) => it !== id && !before.has(it));
    const needs = rule?.dormant ?? [];
    const named = full.rules.filter((it) => [...alsoOff, ...alsoOn, ...needs].includes(it.rule.id));
    return {
      id,
      // A lever that is switched off is not there any more.
      title: (rule ?? full.rules.find((it) => it.rule.id === id))?.rule.title ?? id,
      on: rulesets.on[i] === true,
      spec: selection.spec,
      alsoOff,
      alsoOn,
      needs,
      ...(named.length > 0 && { others: Object.fromEntries(named.map((it) => [it.rule.id, it.rule.title])) }),
    };
  });
}

const isOn = ({ rules }: Selection, id: string): boolean => rules.find((it) => it.rule.id === id)?.on === true;
const inForce = (selection: Selection): Set<string> => new Set(activeRules(selection).map((it) => it.rule.id));

/**
 * The ruleset with rules switched, whatever their relations: of two that conflict the later stays off, and a rule that is replaced by
 * another is left as it is, since it does nothing either way.
 */
function switched(full: Selection, ids: readonly string[]): Selection {
  const order = full.rules.map((it) => it.rule.id);
  let left = [...ids].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  left = left.filter((id, i) => isOn(full, id) || !left.slice(0, i).some((other) => !isOn(full, other) && conflict(full, id, other)));
  for (;;) {
    const flips = left;
    try {
      // Datasheet values are kept.
      return select(parseSpec(flipped(full, flips).spec), full.variant, full.packs, (battle, _, together) => full.edit(battle, together));
    } catch (error) {
      const replaced = flips.find((id) =>
        full.rules.some((it) => it.rule.supersedes?.includes(id) && isOn(full, it.rule.id) !== flips.includes(it.rule.id)),
      );
      if (!(error instanceof SpecError) || replaced === undefined || flips.length === 1) throw error;
      left = flips.filter((id) => id !== replaced);
    }
  }
}

function conflict({ rules }: Selection, a: string, b: string): boolean {
  const says = (id: string, other: string): boolean => rules.find((it) => it.rule.id === id)?.rule.conflicts?.includes(other) === true;
  return says(a, b) || says(b, a);
}
