import type { Selection } from '../compile/select.ts';
import { antitheticOrders, type Couple, coupleContributions, exactContributions, MOST_EXACT_PLAYERS } from '../stats/index.ts';
import { power } from '../stats/portable.ts';
import { pairsOf } from './ablation.ts';
import { Rulesets, type SwitchedRule, switchedRules } from './rulesets.ts';

/** What an ablation asks. */
export interface AblationQuestion {
  readonly full: Selection;
  /** Rules to switch, by ID. */
  readonly players: readonly string[];
  /** Players to switch in pairs, every two of them; null for no pairs. */
  readonly together: readonly string[] | null;
  /** Most rulesets for Shapley values; null for none. */
  readonly coalitions: number | null;
  /** Also all on and all off, to see how single effects sum; without them there are only single effects. */
  readonly whole: boolean;
  /** Seed of the orders in which rules join. */
  readonly seed: string;
}

/** Which rulesets answer it, by index into `specs`. */
export interface AblationPlan {
  readonly rules: readonly SwitchedRule[];
  readonly specs: readonly string[];
  /** The number of first rulesets that get verdicts: the full one and those with a single rule switched. */
  readonly compared: number;
  /** By player. */
  readonly single: readonly number[];
  readonly pairs: readonly { readonly players: readonly [number, number]; readonly index: number }[];
  /** All players on, and all off; null where only single effects are asked for. */
  readonly ends: { readonly all: number; readonly none: number } | null;
  readonly shapley: ShapleyPlan | null;
  /** The ruleset in which just these players are on. */
  readonly index: (has: readonly boolean[]) => number;
}

/** Orders in which rules join, or null for all coalitions. */
export interface ShapleyPlan {
  readonly couples: readonly Couple[] | null;
  /** Rulesets that it needs, including those that are played anyway. */
  readonly rulesets: number;
}

/** Fewest couples of orders for an interval. */
const FEWEST_COUPLES = 2;

/** A budget of rulesets too small for any design. */
export class DesignError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Lists the rulesets of an ablation: the full one, each rule switched, all on and all off, pairs, and coalitions for Shapley values.
 * @throws DesignError when there are too few coalitions for an interval
 */
export function planAblation({ full, players, together, coalitions, whole, seed }: AblationQuestion): AblationPlan {
  const rulesets = new Rulesets(full, players);
  const single = players.map((_, i) => rulesets.flip(i));
  const compared = rulesets.specs.length;
  const ends = whole ? { all: rulesets.index(players.map(() => true)), none: rulesets.index(players.map(() => false)) } : null;
  const pairs = pairsOf(together ?? []).map((ids) => {
    const [a, b] = ids.map((id) => players.indexOf(id)) as [number, number];
    return { players: [a, b] as const, index: rulesets.flip(a, b) };
  });
  const shapley = coalitions === null ? null : planShapley(rulesets, players.length, coalitions, seed);
  return {
    rules: switchedRules(full, rulesets, players),
    specs: rulesets.specs,
    compared,
    single,
    pairs,
    ends,
    shapley,
    index: (has) => rulesets.index(has),
  };
}

/** What is left of an ablation where some rulesets could not be played. */
export interface LeftOfAblation {
  readonly question: AblationQuestion;
  /** The rulesets that are missed: not those that fail because of one of them. */
  readonly missed: readonly string[];
  /** What is not asked any more beside the effects of single rules, as sentences. */
  readonly alsoMissing: readonly string[];
}

/**
 * The question of an ablation without what needs rulesets that failed: without rules whose single switch did; else without what all rules do together
 * and their shares in it, as far as that needs them, and without the pairs of a rule that fails beside another. A coalition that fails with a rule
 * in it that fails alone says nothing more, whichever failed first. Null where nothing is left.
 */
export function questionWithout(question: AblationQuestion, failed: readonly string[]): LeftOfAblation | null {
  const whole = planAblation(question);
  const singles = question.players.filter((_, i) => failed.includes(whole.specs[whole.single[i] as number] as string));
  if (failed.includes(whole.specs[0] as string) || singles.length === question.players.length) return null;
  const without = (gone: readonly string[], list: readonly string[] | null): readonly string[] | null =>
    list?.filter((it) => !gone.includes(it)) ?? null;
  const asked = { ...question, players: without(singles, question.players) ?? [], together: without(singles, question.together) };
  const plan = planAblation(asked);
  const others = failed.filter((it) => plan.specs.includes(it));
  const places = others.map((it) => plan.specs.indexOf(it));
  const beside = plan.pairs.filter(({ index }) => places.includes(index)).map(({ players }) => asked.players[players[1]] as string);
  const { ends } = plan;
  const loses = places.length > 0 && (plan.shapley !== null || (ends !== null && places.some((it) => it === ends.all || it === ends.none)));
  const gone = [...new Set(beside)];
  return {
    question: {
      ...asked,
      together: without(gone, asked.together),
      whole: asked.whole && !loses,
      coalitions: loses ? null : asked.coalitions,
    },
    missed: [...singles.map((it) => whole.specs[whole.single[question.players.indexOf(it)] as number] as string), ...others],
    alsoMissing: [
      ...gone.map((rule) => `What ${rule} does beside each of the other rules is not told.`),
      ...(loses ? ['What all these rules do together, and the share of each in it, is not told.'] : []),
    ],
  };
}

function planShapley(rulesets: Rulesets, players: number, most: number, seed: string): ShapleyPlan {
  const used = new Set<number>();
  const note = (has: readonly boolean[]): readonly number[] => {
    used.add(rulesets.index(has));
    return [];
  };
  if (players <= MOST_EXACT_PLAYERS && power(2, players) <= most) {
    exactContributions(players, note);
    return { couples: null, rulesets: used.size };
  }
  // Each couple has two orders, and each order as many coalitions as there are rules, less the two ends that all share.
  const couples = Math.floor((most - 2) / (2 * (players - 1)));
  if (couples < FEWEST_COUPLES)
    throw new DesignError(
      `--coalitions ${most}: Shapley values of ${players} rules need at least ${FEWEST_COUPLES * 2 * (players - 1) + 2}; name fewer rules with --rules, or allow more`,
    );
  const orders = antitheticOrders(players, couples, `${seed} orders`);
  for (const couple of orders) coupleContributions(couple, note);
  return { couples: orders, rulesets: used.size };
}
