import { doctrineLabel } from '../analysis/doctrines.ts';
import { type Inference, meanByPair } from '../analysis/method.ts';
import type { Campaign } from '../campaign/result.ts';
import type { Interval } from '../stats/index.ts';
import type { AblationPlan } from './attribution.ts';
import { MEASURES, type Measure, Measured } from './measure.ts';

/** Where what all the rules do together comes from, pair by pair: the three parts sum to the whole. */
export interface Decomposition {
  readonly scenario: string;
  readonly doctrine?: string;
  readonly measure: Measure;
  /** All the rules on, less all off. */
  readonly whole: Interval;
  /** The sum of what each rule does on its own. */
  readonly singles: Interval;
  /** What pairs of rules add beyond that, for those that were played; null where none were. */
  readonly pairs: Interval | null;
  /** What is left: pairs that were not played, and three rules or more together. */
  readonly rest: Interval;
}

/**
 * The whole as single effects, effects of pairs, and the rest: the expansion of the result in the set of switched rules, anchored at
 * the ruleset as it is and cut after pairs (Rabitz & Alis 1999, "General foundations of high-dimensional model representations",
 * Journal of Mathematical Chemistry 25; Kuo, Sloan, Wasilkowski & Wozniakowski 2010, "On decompositions of multivariate functions",
 * Mathematics of Computation 79). Empty for a single rule, since there is nothing to split.
 */
export function decompositions(campaign: Campaign, plan: AblationPlan, inference: Inference): Decomposition[] {
  const { ends } = plan;
  if (ends === null || plan.rules.length < 2) return [];
  return campaign.scenarios.flatMap((scenario, s) => {
    const measured = new Measured(campaign, s);
    return MEASURES.map((measure): Decomposition => {
      const interval = (parts: readonly (readonly [number, number])[]): Interval =>
        meanByPair(measured.combination(measure, parts), inference);
      const whole = [
        [1, ends.all],
        [-1, ends.none],
      ] as const;
      const singles = plan.single.flatMap((index, player) => alone(plan, player, index));
      const pairs = plan.pairs.flatMap((pair) => together(plan, pair));
      const rest = [...whole, ...[...singles, ...pairs].map(([weight, index]) => [-weight, index] as const)];
      return {
        scenario: scenario.id,
        ...doctrineLabel(campaign, scenario),
        measure,
        whole: interval(whole),
        singles: interval(singles),
        pairs: plan.pairs.length === 0 ? null : interval(pairs),
        rest: interval(rest),
      };
    });
  });
}

type Part = readonly [weight: number, ruleset: number];

const signOf = (plan: AblationPlan, player: number): number => (plan.rules[player]?.on === true ? 1 : -1);

/** Having one rule, less not having it. */
function alone(plan: AblationPlan, player: number, index: number): Part[] {
  const sign = signOf(plan, player);
  return [
    [sign, 0],
    [-sign, index],
  ];
}

/**
 * What a pair contributes to the whole. All on and all off are both reached from the ruleset as it is, one by switching the rules that
 * are off, one by switching those that are on; a pair with one rule of each kind is in neither.
 */
function together(plan: AblationPlan, { players: [a, b], index }: AblationPlan['pairs'][number]): Part[] {
  const sign = signOf(plan, a);
  if (sign !== signOf(plan, b)) return [];
  return [
    [-sign, index],
    [sign, plan.single[a] as number],
    [sign, plan.single[b] as number],
    [-sign, 0],
  ];
}
